/** An error for people. Its message names the event, the place and the remedy. The terminal shows it without a stack. */
export class CommandError extends Error {
  override name = 'CommandError'
}

export const say = (line: string) => {
  process.stdout.write(`${line}\n`)
}
