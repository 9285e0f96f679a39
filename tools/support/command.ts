import { Problem } from './problem'
import { stopAll } from './processes'

const describe = (error: unknown) => {
  if (error instanceof Problem) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** npm starts a shell, and a shell that ends does not tell its child. A new parent process is the only sign. */
const whenParentIsGone = (end: () => void) => {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 500).unref()
}

/**
 * Runs the main function of a command, and ends every tool that it started: on Ctrl-C, on a signal to end, or at the
 * end of its parent (the process then ends with `whenInterrupted`); and on an error (it goes to stderr, and the process
 * ends with 1).
 */
export const runCommand = (main: () => Promise<void>, { whenInterrupted = 0 } = {}) => {
  let ending = false
  const end = async (code: number) => {
    // One Ctrl-C often arrives twice, from the terminal and from npm.
    if (ending) return
    ending = true
    await stopAll()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(whenInterrupted))
  whenParentIsGone(() => end(whenInterrupted))
  // A reader such as `head` may have read enough.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' && end(0))
  main().catch((error: unknown) => {
    // The end of a tool that we are ending is no error.
    if (!ending) process.stderr.write(`\n${describe(error)}\n`)
    return end(1)
  })
}
