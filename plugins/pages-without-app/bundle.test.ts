import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../../tests/jest/project'
import { bundle } from './bundle'

/** The test bundles a copy of the code, so that it writes no file into the real build. */
const copy = mkdtempSync(join(tmpdir(), 'browser-code-'))

beforeAll(async () => {
  cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  await bundle(copy, {
    GATSBY_CONTACT_WEBHOOK_URL: 'https://hooks.example.com/contact',
    GATSBY_EVENT_WEBHOOK_URL: 'https://hooks.example.com/event',
    SECRET: 'nobody-may-read-this',
  })
}, 30_000)
afterAll(() => rmSync(copy, { recursive: true }))

const assets = () => readdirSync(join(copy, 'public/assets')).filter((name) => name.endsWith('.js'))
const read = (name: string) => readFileSync(join(copy, 'public/assets', name), 'utf8')

/** The code of an island, with the files that it imports statically: browsers load them before it runs. */
function codeOf(name: string): string {
  const code = read(name)
  const imported = code.matchAll(/(?:\bfrom|\bimport)\s?"(?:\.|\/assets)\/([^"]+)"/g)
  return [code, ...Array.from(imported, ([, file = '']) => codeOf(file))].join('')
}
const formCode = () => codeOf(assets().find((name) => name.startsWith('form-')) ?? '')

test('a form needs no React (R-BASE-2)', () => {
  expect(formCode()).not.toMatch(/react\.(element|transitional|portal)/)
})

test('the code of forms contains the webhooks of the environment; no code contains other variables (R-SITE-5)', () => {
  expect(formCode()).toContain('https://hooks.example.com/contact')
  expect(formCode()).toContain('https://hooks.example.com/event')
  expect(assets().map(read).join('')).not.toContain('nobody-may-read-this')
})
