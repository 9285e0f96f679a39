import { Problem } from './problem'
import { stopAll } from './processes'

const describe = (error: unknown) => {
  if (error instanceof Problem) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** npm starts a shell, and a shell that is asked to end does not tell its child: only a new parent shows it. */
const whenParentIsGone = (end: () => void) => {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 500).unref()
}

/**
 * Runs a command's main function, and ends every tool that it started: on Ctrl-C, a request to end or the end of its
 * parent (the process then leaves with `whenInterrupted`), and when it throws (what it threw goes to stderr, and the
 * process leaves with 1).
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
  main().catch((error: unknown) => {
    // A tool that we are ending is no news.
    if (!ending) process.stderr.write(`\n${describe(error)}\n`)
    return end(1)
  })
}
