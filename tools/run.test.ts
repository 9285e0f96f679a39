import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { inProject } from './support/project'

const outside = mkdtempSync(join(tmpdir(), 'run-'))
afterAll(() => rmSync(outside, { recursive: true }))

const packages = (version: string, name = 'one') => ({ packages: { '': {}, [`node_modules/${name}`]: { version } } })

const write = (folder: string, file: string, content: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content, { mode: 0o755 })
}

type Options = { node?: string; npm?: string }

/** Starts the site in a folder that has nothing but these files; its npm cannot install. */
function start(name: string, files: Record<string, object | string> = {}, options: Options = {}) {
  const { node = '>=20.19.0', npm = 'exit 1' } = options
  const folder = join(outside, name)
  write(folder, 'package.json', JSON.stringify({ engines: { node } }))
  write(folder, 'bin/npm', `#!/bin/sh\n${npm}\n`)
  for (const [file, content] of Object.entries(files))
    write(folder, file, typeof content === 'string' ? content : JSON.stringify(content))
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

const cannotInstall = 'could not be installed'
/** The next step needs a package that these folders do not have. */
const nextStep = "Cannot find module 'tsx/cjs'"
const lock = { 'package-lock.json': packages('2.0.0') }
const esbuild = `node_modules/@esbuild/${process.platform}-${process.arch}`
const withProgram = { packages: { [esbuild]: { version: '2.0.0', optional: true } } }
const listed = { ...lock, 'node_modules/.package-lock.json': packages('2.0.0') }

test.each<[which: string, files: Record<string, object | string>]>([
  ['none', lock],
  ['of other versions', { ...lock, 'node_modules/.package-lock.json': packages('1.0.0') }],
  ['in the list alone', listed],
  ['of another system', { 'package-lock.json': withProgram, 'node_modules/.package-lock.json': packages('2.0.0') }],
])('given packages that are not those of package-lock.json, but %s, a command installs them', (which, files) => {
  expect(start(which, files).stderr).toContain(cannotInstall)
})

test('given the packages of package-lock.json, also of an older date, a command installs nothing', () => {
  const { stdout, stderr } = start('same, è già', { ...listed, 'node_modules/one/package.json': {} })
  expect(stdout).toBe('')
  expect(stderr).toContain(nextStep)
})

test('given a list of packages that git could not merge, one sentence names it and what mends it', () => {
  const { status, stderr } = start('merge', { 'package-lock.json': '{\n<<<<<<< HEAD\n}' })
  expect([status, stderr.trim()]).toEqual([
    1,
    'package-lock.json is no JSON. If git could not merge it, npm install does.',
  ])
})

test('given a link to the packages of another folder, a command does not delete them', () => {
  write(outside, 'packages/one/package.json', '{}')
  mkdirSync(join(outside, 'linked'))
  symlinkSync(join(outside, 'packages'), join(outside, 'linked/node_modules'), 'junction')
  expect(start('linked', lock, { npm: 'rm -r node_modules/*' }).stderr).toContain('node_modules is a link')
  expect(existsSync(join(outside, 'packages/one'))).toBe(true)
})

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

test.each<[range: string, wanted: string]>([
  [`^${major - 2}.0.0 || ^${major}.${minor}.0`, ''],
  [`^${major - 2}.0.0 || >=${major - 1}.0.0 <${major + 1}`, ''],
  [`^${major}.${minor + 1}.0 || >=${major + 1}.0.0`, `${major}.${minor + 1} or a later ${major}, ${major + 1}.0`],
  [`^${major - 1}.5.0 || ^${major + 1}.0.0`, `${major - 1}.5 or a later ${major - 1}, ${major + 1}.0`],
])('given packages for Node %s, it runs, or one sentence says what the site needs: “%s”', (node, wanted) => {
  const { stderr } = start('node', { ...listed, 'node_modules/one/package.json': {} }, { node })
  const refusal = `This is Node ${process.versions.node}, and the site needs ${wanted} or a later one`
  expect(stderr).toContain(wanted ? refusal : nextStep)
})
