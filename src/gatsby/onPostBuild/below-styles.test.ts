import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { onceBelowStyles, untilBelowStyles } from '../../theme/below-styles'
import { removeUnnamed, withBelowStyles } from './below-styles'

/** Text that no compression makes short. */
const long = Array.from({ length: 800 }, (_, index) => createHash('sha1').update(String(index)).digest('hex')).join(' ')

const page = (css: string, text = long) =>
  `<head><style data-page="true">a{margin:0}</style><style data-late="true"></style><style data-below-styles="true">${css}</style></head><main><p>1</p><link data-below="true"/><p>${text}</p></main>`

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'below-styles-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const filesIn = (folder: string) => readdirSync(join(folder, 'assets'))
const addressIn = (html: string) => /<link data-below="true" rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? ''

/** R-SPEED-1 */
test('a page names the styles of what follows its first section where that begins, and does not carry them', () => {
  const html = withBelowStyles(folder, page('b{margin:0}'))
  expect(html).toMatch(/<p>1<\/p><link data-below="true" rel="stylesheet" href="\/assets\/below-[0-9a-f]{12}\.css"/)
  expect(html).not.toContain('b{margin:0}')
  expect(html).toContain(`a{margin:0}${untilBelowStyles}</style>`)
  expect(readFileSync(join(folder, addressIn(html)), 'utf8')).toBe(`${onceBelowStyles}b{margin:0}`)
})

/** R-SPEED-1 */
test('a page that comes in one round trip with all its styles keeps them, in their order', () => {
  const html = withBelowStyles(folder, page('b{margin:0}@media print{b{margin:1px}}', 'Hello'))
  expect(html).toContain('<style data-page="true">a{margin:0}b{margin:0}</style>')
  expect(html).toContain('<style data-late="true">\n@media print{b{margin:1px}}</style></head>')
  expect(html).toContain('<p>1</p><link data-below="true" rel="preconnect" href="/"/>')
  expect(filesIn(folder)).toEqual([])
})

test('pages with the same styles share a file; a page without any stays as it is', () => {
  const [first, second] = [page('b{margin:0}'), page('b{margin:0}')].map((html) => withBelowStyles(folder, html))
  expect(first).toBe(second)
  expect(filesIn(folder)).toHaveLength(1)
  expect(withBelowStyles(folder, '<main><p>1</p></main>')).toBe('<main><p>1</p></main>')
})

test('a build that left a page alone keeps its file, and no file that no page names', () => {
  const left = withBelowStyles(folder, page('b{margin:0}'))
  withBelowStyles(folder, page('b{margin:1px}'))
  expect(withBelowStyles(folder, left)).toBe(left)
  removeUnnamed(folder, [left])
  expect(filesIn(folder).map((name) => `/assets/${name}`)).toEqual([addressIn(left)])
})
