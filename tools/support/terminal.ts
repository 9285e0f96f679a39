/** An error for people. Its message says what happened, where, and what to do. It is shown without a stack. */
export class CommandError extends Error {
  override name = 'CommandError'
}

export const say = (line = '') => {
  process.stdout.write(`${line}\n`)
}
