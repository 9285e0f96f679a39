import { setTimeout as pause } from 'node:timers/promises'
import { type Result, x } from 'tinyexec'

import { inProject, root } from './project'

/** Tools run as Node scripts and not as shell commands, so that a signal reaches the tool itself on every system. */
const scripts = {
  biome: '@biomejs/biome/bin/biome',
  gatsby: 'gatsby/cli.js',
  'html-validate': 'html-validate/bin/html-validate.mjs',
  jest: 'jest/bin/jest.js',
  knip: 'knip/bin/knip.js',
  lighthouse: 'lighthouse/cli/index.js',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  wrangler: 'wrangler/bin/wrangler.js',
}

export type Tool = keyof typeof scripts
export type Running = {
  /** Its exit code; 1 if a signal ended it. */
  done: Promise<number>
  hasEnded: () => boolean
  stop: () => Promise<void>
}

type Options = { env?: NodeJS.ProcessEnv; cwd?: string; onLine?: (line: string) => void }

const running = new Set<Running>()

/** Ends every tool that is still running, and waits until it has ended. */
export const stopAll = async () => {
  await Promise.all([...running].map((tool) => tool.stop()))
}

const start = (tool: Tool, args: string[], env: NodeJS.ProcessEnv, output: 'pipe' | 'inherit', cwd = root) =>
  x(process.execPath, [inProject('node_modules', scripts[tool]), ...args], {
    nodeOptions: { cwd, env, stdio: ['ignore', output, output] },
  })

const hasEnded = ({ exitCode, signalCode }: Result) => exitCode !== undefined || signalCode !== null

const patience = 5000

const stopTool = async (tool: Result, done: Promise<number>) => {
  if (hasEnded(tool)) return
  // Windows has no signals: taskkill ends a process and its children.
  if (process.platform === 'win32') await x('taskkill', ['/pid', String(tool.pid), '/t', '/f'])
  else tool.kill('SIGTERM')
  await Promise.race([done, pause(patience, undefined, { ref: false })])
  if (!hasEnded(tool)) tool.kill('SIGKILL')
}

const codeOf = async (tool: Result, onLine?: (line: string) => void) => {
  if (onLine) for await (const line of tool) onLine(line)
  else await tool
  return tool.exitCode ?? 1
}

/** Runs one of the project's tools and returns its output after it has ended. */
export const capture = async (name: Tool, args: string[], env: NodeJS.ProcessEnv = {}) => start(name, args, env, 'pipe')

/**
 * Starts one of the project's tools. The tool stays in our process group, so that Ctrl-C reaches it, too.
 * With `onLine` its output goes there line by line; without, to the terminal.
 */
export const launch = (name: Tool, args: string[], { env = process.env, cwd, onLine }: Options = {}): Running => {
  const tool = start(name, args, env, onLine ? 'pipe' : 'inherit', cwd)
  const done = codeOf(tool, onLine).finally(() => running.delete(started))
  const started: Running = { done, hasEnded: () => hasEnded(tool), stop: () => stopTool(tool, done) }
  running.add(started)
  return started
}
