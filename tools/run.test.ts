import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { inProject } from './support/project'

const outside = mkdtempSync(join(tmpdir(), 'run-'))
afterAll(() => rmSync(outside, { recursive: true }))

const packages = (version: string) => ({ packages: { '': {}, 'node_modules/one': { version } } })

/** Starts the site in a folder that has nothing but these files; its npm cannot install. */
function start(name: string, files: Record<string, object> = {}) {
  const folder = join(outside, name)
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content, { mode: 0o755 })
  }
  write('package.json', JSON.stringify({ engines: { node: '>=20.19' } }))
  write('bin/npm', '#!/bin/sh\nexit 1\n')
  for (const [file, content] of Object.entries(files)) write(file, JSON.stringify(content))
  cpSync(inProject('tools/run.mjs'), join(folder, 'tools/run.mjs'))
  // A clone is newer than packages that were copied.
  if (files['package-lock.json'])
    utimesSync(join(folder, 'package-lock.json'), new Date('2100-01-01'), new Date('2100-01-01'))
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
  return spawnSync(process.execPath, [join(folder, 'tools/run.mjs'), 'start'], { env, encoding: 'utf8' })
}

test.each([
  ['zagara-main (1)', '('],
  ["L'agenzia", "'"],
  ['sito #1', '#'],
  ['50% sconto', '%'],
  ['[bozza]', '['],
  ['sito: nuovo', ':'],
])(
  'given a folder %s, one sentence names it and the letter that breaks the build, before anything starts',
  (name, letter) => {
    const { status, stderr } = start(name)
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(`${name}/ has “${letter}” in its name`)])
  },
)

test('given packages of other versions than package-lock.json has, or none, a command installs them first', () => {
  const lock = { 'package-lock.json': packages('2.0.0') }
  expect(start('none', lock).stderr).toContain('could not be installed')
  expect(start('other', { ...lock, 'node_modules/.package-lock.json': packages('1.0.0') }).stderr).toContain(
    'could not be installed',
  )
})

test('given the packages of package-lock.json, also of an older date, a command installs nothing', () => {
  const files = { 'package-lock.json': packages('2.0.0'), 'node_modules/.package-lock.json': packages('2.0.0') }
  const { stdout, stderr } = start('same, è già', files)
  expect(stdout).toBe('')
  // The next step needs a package that this folder does not have.
  expect(stderr).toContain("Cannot find module 'tsx/cjs'")
})
