import { execa } from 'execa'

import { root } from './project'

/** Starts a program of node_modules/.bin or of the system. If it fails, the error says which one, and how it ended. */
export const run = (program: string, args: readonly string[], env = process.env) =>
  execa(program, args, {
    cwd: root,
    env,
    extendEnv: false,
    preferLocal: true,
    localDir: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })

/** Whether a program finds nothing wrong. It says itself what it finds. */
export const passes = (program: string, args: readonly string[]): Promise<boolean> =>
  run(program, args).then(
    () => true,
    () => false,
  )
