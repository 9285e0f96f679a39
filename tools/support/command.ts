import { execa } from 'execa'
import { root } from './project'
import { CommandError } from './terminal'

/** How a program ended, in words that follow its name. */
type End = { isGood: boolean; how: string }

/** A program that runs. */
export type Running = { ended: Promise<End>; kill: () => unknown }

const running = new Set<Running>()

/** How long a program may take to end before it is ended by force, in ms. */
const patience = 5000

/**
 * Starts a program of node_modules/.bin, or of the system. The program stays in our process group, so that Ctrl-C reaches
 * it, too.
 */
export function launch(program: string, args: readonly string[], { env = process.env } = {}): Running {
  const child = execa(program, args, {
    cwd: root,
    env,
    extendEnv: false,
    preferLocal: true,
    localDir: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
  })
  const ended = child.then((result): End => {
    const { failed, exitCode, signal } = result
    if (signal) return { isGood: false, how: `was ended from outside (${signal})` }
    // What could not start is an error, and has no code.
    if (result instanceof Error && exitCode === undefined)
      return { isGood: false, how: `did not start: ${result.message}` }
    return { isGood: !failed, how: `ended with code ${exitCode}: it says why above` }
  })
  const started = { ended, kill: () => child.kill('SIGTERM', { forceKillAfterTimeout: patience }) }
  running.add(started)
  ended.then(() => running.delete(started))
  return started
}

/** Ends a program, by force if it does not end within five seconds. */
export async function stop({ kill, ended }: Running): Promise<void> {
  kill()
  await ended
}

const describe = (error: unknown) => {
  if (error instanceof CommandError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * Runs the main function of a command, and ends every program that it started: on Ctrl-C or a signal to end (the process
 * then ends with `interrupted`), and on an error (it goes to stderr, and the process ends with 1).
 */
export function runCommand(main: () => Promise<void>, interrupted = 0): void {
  let ending = false
  const end = async (code: number) => {
    // One Ctrl-C often arrives twice, from the terminal and from npm.
    if (ending) return
    ending = true
    await Promise.all([...running].map(stop))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(interrupted))
  // npm starts a shell, and a shell that a signal ends does not tell its child: it shows by a new parent only.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(interrupted), 500).unref()
  main().catch((error: unknown) => {
    // The end of a program that we are ending is no error.
    if (!ending) process.stderr.write(`\n${describe(error)}\n`)
    return end(1)
  })
}
