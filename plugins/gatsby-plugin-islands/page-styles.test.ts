import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { shareStyles } from './page-styles'

const page = (...rules: string[]) =>
  `<head><style data-styles="true">${rules.join('')}</style></head><body><p>Hello</p></body>`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-styles-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const filesIn = () => readdirSync(join(folder, 'assets'))
const ownStylesOf = (html = '') => /<style data-styles="true">(.*?)<\/style>/s.exec(html)?.[1]
const addressOf = (html = '') =>
  /<link data-shared-styles="true" rel="stylesheet" href="([^"]+)"\/>/.exec(html)?.[1] ?? ''
const sharedStylesOf = (html: string | undefined) => readFileSync(join(folder, addressOf(html)), 'utf8')

describe('the rules of pages (R-SPEED-1)', () => {
  test('that three pages have stand in one file, which each page names before its own', () => {
    const pages = [
      page('p{margin:0}', '.a{color:red}'),
      page('p{margin:0}', '.b{color:red}'),
      page('p{margin:0}', '.b{color:red}', '@media print{p{margin:1px}}'),
    ]
    const [first, second, third] = shareStyles(folder, pages)
    expect(addressOf(first)).toMatch(/^\/assets\/styles-[0-9a-f]{12}\.css$/)
    expect([addressOf(second), addressOf(third)]).toEqual([addressOf(first), addressOf(first)])
    expect(filesIn()).toHaveLength(1)
    expect(sharedStylesOf(first)).toBe('p{margin:0}')
    expect([first, second, third].map(ownStylesOf)).toEqual([
      '.a{color:red}',
      '.b{color:red}',
      '.b{color:red}@media print{p{margin:1px}}',
    ])
    expect(first).toMatch(/<head><link data-shared-styles="true"[^>]*><style data-styles="true">/)
  })

  test('keep their order: a later rule wins over an earlier one', () => {
    const all = ['.a{color:red}', '@media print{.a{color:black}}', '.b{margin:0}', '.a:hover{color:blue}']
    const [html] = shareStyles(folder, [page(...all), page(...all), page('.x{top:0}', ...all)])
    expect(sharedStylesOf(html)).toBe(all.join(''))
  })

  test('keep their conditions, keyframes and texts to the letter', () => {
    const rules = [
      '@media (min-width:48em){@supports (top:anchor(bottom)){.a{inset:0}}}',
      '@keyframes in{from{opacity:0;}}',
      '.b::after{content:"} </x> \\2192";}',
      '@font-face{font-family:"A";src:url(/a.woff2);}',
    ]
    const [html] = shareStyles(folder, [page(...rules), page(...rules), page(...rules)])
    expect(sharedStylesOf(html)).toBe(rules.join(''))
    expect(ownStylesOf(html)).toBe('')
  })

  test('get a file of another name when they change, because browsers keep the file for a year', () => {
    const build = (rule: string) => addressOf(shareStyles(folder, [page(rule), page(rule), page(rule)])[0])
    expect(build('p{margin:0}')).not.toBe(build('p{margin:1px}'))
  })
})

describe('a further build (R-SPEED-2)', () => {
  const shared = 'p{margin:0}'
  const build = (pages: string[]) => shareStyles(folder, pages)

  test('of the same pages changes nothing', () => {
    const once = build([page(shared, '.a{top:0}'), page(shared), page(shared)])
    const files = filesIn()
    expect(build(once)).toEqual(once)
    expect(filesIn()).toEqual(files)
  })

  test('that renders only one page keeps the rules of all other pages', () => {
    const [, second, third] = build([page(shared, '.a{top:0}'), page(shared), page(shared, '.c{top:0}')])
    const next = build([page('p{margin:2px}', '.a{top:1px}'), second ?? '', third ?? ''])
    expect(new Set(next.map(addressOf)).size).toBe(1)
    for (const html of next.slice(1)) expect(sharedStylesOf(html)).toContain(shared)
    expect(ownStylesOf(next[0])).toBe('p{margin:2px}.a{top:1px}')
    expect(ownStylesOf(next[2])).toBe('.c{top:0}')
  })
})
