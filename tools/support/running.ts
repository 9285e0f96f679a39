import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { join } from 'node:path'

import { root as project } from './project'
import { CommandError } from './terminal'

/** Commands that use .cache and public. All but `serve` begin by emptying them. */
const users = ['build', 'cms', 'deploy', 'develop', 'serve', 'start', 'test']

const isDenied = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EPERM'

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return isDenied(error)
  }
}

/**
 * The commands that run now. Those that could not take their file away have ended, or ran before the machine started. A
 * container gives its processes the same numbers at each start, so a file with our own number is of a former one.
 */
function othersIn(folder: string) {
  const start = Date.now() - uptime() * 1000
  return readdirSync(folder).flatMap((name) => {
    const [file, pid] = [join(folder, name), Number(name)]
    const { mtime } = statSync(file)
    if (pid !== process.pid && isAlive(pid) && mtime.getTime() > start)
      return [{ pid, since: mtime, command: readFileSync(file, 'utf8') }]
    rmSync(file)
    return []
  })
}

/**
 * Notes that a command runs, in `.running/<process>`, for as long as it does.
 * @throws CommandError if it would delete what another one uses
 */
export function begin(command: string, root = project): void {
  if (!users.includes(command)) return
  const folder = join(root, '.running')
  mkdirSync(folder, { recursive: true })
  const [other] = othersIn(folder).filter(({ pid }) => String(pid) !== process.env.PART_OF)
  if (other && command !== 'serve') {
    const since = other.since.toLocaleTimeString('en-GB', { timeStyle: 'short' })
    throw new CommandError(
      `${other.command} uses .cache and public since ${since}, and npm run ${command} would empty them. End it first: Ctrl-C in its window. If it has none, end process ${other.pid}, or delete .running/${other.pid}.`,
    )
  }
  const file = join(folder, String(process.pid))
  writeFileSync(file, `npm run ${command}`)
  process.on('exit', () => rmSync(file, { force: true }))
  // What it starts is a part of it.
  process.env.PART_OF ??= String(process.pid)
}
