import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { withLateStyles, writeLateStyles } from './late-styles'

const a = '@media print{a{margin:0}}'
const b = '@media print{b{margin:0}}'
const c = '@media (forced-colors: active){c{margin:0}}'
const page = (...rules: string[]) => `<head><style data-late="true">${rules.join('\n')}</style></head>`

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'late-styles-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const contentOf = (folder: string, href: string) => readFileSync(join(folder, href), 'utf8')

test('one file has the late rules of all pages, each once', () => {
  const href = writeLateStyles(folder, [page(a, b), page(b, c), '<head></head>'])
  expect(href).toMatch(/^\/assets\/late-[0-9a-f]{12}\.css$/)
  expect(contentOf(folder, href)).toBe([a, b, c].join('\n'))
})

test('a build that left pages alone keeps their rules, and no second file', () => {
  const first = writeLateStyles(folder, [page(a)])
  const left = withLateStyles(page(a), first)
  expect(writeLateStyles(folder, [left])).toBe(first)
  const second = writeLateStyles(folder, [left, page(c)])
  expect(contentOf(folder, second)).toBe([a, c].join('\n'))
  expect(readdirSync(join(folder, 'assets'))).toHaveLength(1)
  expect(withLateStyles(left, second)).toContain(`href="${second}"`)
})
