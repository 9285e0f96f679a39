import { spawnSync } from 'node:child_process'

import { developPorts, localEnvironment } from './local'
import { inProject } from './project'

/** Images of containers and some hosts set it for everything that runs there. */
const env = { ...process.env, NODE_ENV: 'production' }

test('given NODE_ENV=production from outside, the site is developed all the same, with hot reload', () => {
  jest.replaceProperty(process, 'env', env)
  expect(localEnvironment(developPorts).NODE_ENV).toBe('development')
})

test('given NODE_ENV=production from outside, tests load the React that can be tested', () => {
  const code = 'import("./jest.config.mjs").then(() => console.log(process.env.NODE_ENV))'
  const { stdout } = spawnSync(process.execPath, ['--eval', code], { cwd: inProject(), env, encoding: 'utf8' })
  expect(stdout).toBe('test\n')
})
