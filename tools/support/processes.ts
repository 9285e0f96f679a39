import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

import { inProject, root } from './project'

/** Started as Node scripts, not as shell commands, so that a signal reaches the tool itself on every system. */
const scripts = {
  biome: '@biomejs/biome/bin/biome',
  gatsby: 'gatsby/cli.js',
  'html-validate': 'html-validate/bin/html-validate.mjs',
  jest: 'jest/bin/jest.js',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  wrangler: 'wrangler/bin/wrangler.js',
}

export type Tool = keyof typeof scripts
export type Running = { child: ChildProcess; done: Promise<number>; stop: () => Promise<void> }

type Options = { env?: NodeJS.ProcessEnv; onLine?: (line: string) => void }

const patience = 5000

const endTree = (child: ChildProcess) => {
  // Windows has no signals: its own tool ends a process with all that it started.
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
  else child.kill('SIGTERM')
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

const stopChild = async (child: ChildProcess, done: Promise<number>) => {
  if (!hasEnded(child)) endTree(child)
  await Promise.race([done, pause(patience, undefined, { ref: false })])
  if (!hasEnded(child)) child.kill('SIGKILL')
}

const running = new Set<Running>()

/** Ends every tool that is still running, and waits until it has ended. */
export const stopAll = async () => {
  await Promise.all([...running].map((tool) => tool.stop()))
}

/**
 * Starts one of the project's tools. It stays in our process group, so that Ctrl-C, or whoever ends the group, reaches
 * it too.
 * With `onLine` its output goes there line by line; without, to the terminal.
 */
export const launch = (tool: Tool, args: string[], { env = process.env, onLine }: Options = {}): Running => {
  const output = onLine ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, [inProject('node_modules', scripts[tool]), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', output, output],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream && onLine) createInterface({ input: stream }).on('line', onLine)
  }
  // 'close' comes after the processes that the tool itself started have let go of its output.
  const done = once(child, 'close').then(() => {
    running.delete(started)
    return child.exitCode ?? 1
  })
  const started = { child, done, stop: () => stopChild(child, done) }
  running.add(started)
  return started
}
