import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { inProject } from './support/project'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, content: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content, { mode: 0o755 })
}

/** Starts the site in a folder with a package of some version; its npm says so and fails. */
function start(installed: string | undefined, node = '^18.0.0') {
  const packages = (version: string) => JSON.stringify({ packages: { '': {}, 'node_modules/one': { version } } })
  write('package.json', JSON.stringify({ engines: { node } }))
  write('package-lock.json', packages('2.0.0'))
  if (installed) write('node_modules/.package-lock.json', packages(installed))
  write('bin/npm', '#!/bin/sh\necho npm "$@"\nexit 1\n')
  cpSync(inProject('tools/run.mjs'), join(folder, 'tools/run.mjs'))
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, text: stdout + stderr }
}

test.each([undefined, '1.0.0'])(
  'given packages that are not those of package-lock.json (%s), a command installs them',
  (installed) => {
    const { status, text } = start(installed)
    expect(status).toBe(1)
    expect(text).toMatch(/npm ci --include=dev\s+The packages could not be installed/)
  },
)

test('given the packages of package-lock.json, a command installs nothing', () => {
  // The next step needs a package that this folder does not have.
  expect(start('2.0.0').text).toContain("Cannot find module 'tsx/cjs'")
})

test('given an older Node than the packages need, one sentence says so, before anything is installed', () => {
  const { status, text } = start(undefined, '^99.19.0 || >=101.0.0')
  expect(status).toBe(1)
  expect(text.trim()).toMatch(/^This is Node \S+, and the site needs \^99\.19\.0 \|\| >=101\.0\.0\. See https:\S+$/)
})
