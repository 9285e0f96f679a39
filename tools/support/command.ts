import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inProject, root } from './project'
import { CommandError } from './terminal'

/** A program that runs. `code` is its exit code: 1 if a signal ended it, or if it did not start. */
export type Running = { code: Promise<number>; child: ChildProcess }

const running = new Set<Running>()

/**
 * Starts a program of node_modules/.bin, or of the system. The program stays in our process group, so that Ctrl-C reaches
 * it, too.
 */
export function launch(program: string, args: readonly string[], { env = process.env } = {}) {
  const PATH = [inProject('node_modules/.bin'), env.PATH].join(delimiter)
  const child = spawn(program, args, {
    cwd: root,
    env: { ...env, PATH },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Windows starts the programs of .bin by a shell only.
    shell: process.platform === 'win32',
  })
  const code = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (exitCode) => resolve(exitCode ?? 1))
  })
  const started = { code, child }
  running.add(started)
  code.then(() => running.delete(started))
  return started
}

const patience = 5000

/** Ends a program, by force if it does not end within five seconds. */
export async function stop({ child, code }: Running): Promise<void> {
  child.kill('SIGTERM')
  await Promise.race([code, pause(patience, undefined, { ref: false })])
  child.kill('SIGKILL')
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
