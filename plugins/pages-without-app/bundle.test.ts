import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { root } from '../../tests/jest/project'
import { bundle, type StartScript } from './bundle'

/** The test bundles a copy of the code, so that it writes no file into the real build. */
const copy = mkdtempSync(join(tmpdir(), 'browser-code-'))
let start: StartScript

beforeAll(async () => {
  cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  start = await bundle(copy, {
    GATSBY_CONTACT_WEBHOOK_URL: 'https://hooks.example.com/contact',
    GATSBY_EVENT_WEBHOOK_URL: 'https://hooks.example.com/event',
    SECRET: 'nobody-may-read-this',
  })
}, 30_000)
afterAll(() => rmSync(copy, { recursive: true }))

const assets = () => readdirSync(join(copy, 'public/assets')).filter((name) => name.endsWith('.js'))
const read = (name: string) => readFileSync(join(copy, 'public/assets', name), 'utf8')
const fileOf = (island: string) => assets().find((name) => name.startsWith(`${island}-island-`)) ?? ''

/** Files that a file imports statically: browsers load them before it runs. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const [, imported = ''] of read(name).matchAll(/(?:\bfrom|\bimport)\s?"(?:\.|\/assets)\/([^"]+)"/g))
    withImports(imported, seen)
  return seen
}
const codeOf = (name: string) => [...withImports(name)].map(read).join('')

/** Words that only React's own code contains. */
const react = /react\.(element|transitional|portal)/

describe('the start script (R-SPEED-1)', () => {
  test('is one file with its digest in its name and in its integrity, and imports nothing before it runs', () => {
    expect(start.src).toMatch(/^\/assets\/start-[A-Z0-9]{8}\.js$/)
    const name = basename(start.src)
    expect(start.integrity).toBe(`sha256-${createHash('sha256').update(read(name)).digest('base64')}`)
    expect([...withImports(name)]).toEqual([name])
  })

  test('has no React in it', () => {
    expect(read(basename(start.src))).not.toMatch(react)
  })

  test('asks for each island at the address of its file', () => {
    const asked = [...read(basename(start.src)).matchAll(/import\("([^"]+)"\)/g)].map(([, address]) => address)
    const islands = ['form', 'not-found', 'policy-dialog', 'toasts', 'tooltips'].map(
      (island) => `/assets/${fileOf(island)}`,
    )
    expect([...new Set(asked)].sort()).toEqual(islands.sort())
    for (const address of islands) expect(existsSync(join(copy, 'public', address))).toBe(true)
  })
})

test('a form needs no React; dialog, toasts and tooltips have one React between them (R-SPEED-1, R-BASE-2)', () => {
  expect(codeOf(fileOf('form'))).not.toMatch(react)
  const owners = ['policy-dialog', 'toasts', 'tooltips'].map((island) =>
    [...withImports(fileOf(island))].filter((name) => react.test(read(name))),
  )
  expect(new Set(owners.flat()).size).toBe(1)
  expect(owners.every((files) => files.length === 1)).toBe(true)
})

test('the code of forms contains the webhooks of the environment; no code contains other variables (R-SITE-5)', () => {
  expect(codeOf(fileOf('form'))).toContain('https://hooks.example.com/contact')
  expect(codeOf(fileOf('form'))).toContain('https://hooks.example.com/event')
  expect(assets().map(read).join('')).not.toContain('nobody-may-read-this')
})
