/** An error for people. Its message says what happened, where, and what to do. It is shown without a stack. */
export class Problem extends Error {
  override name = 'Problem'
}

export const say = (line = '') => {
  process.stdout.write(`${line}\n`)
}
