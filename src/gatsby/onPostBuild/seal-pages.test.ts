import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { policyHash, sealPage, sealPages } from './seal-pages'

const start = { src: '/assets/start-0123ABCD.js', integrity: 'sha256-abc' }
const foreign = { webhooks: ['https://hooks.example'], policies: ['https://policies.example'] }
const page = (css = 'p{color:red}') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content=""/><script data-start="true" src="/start.js" async=""></script><style data-styles="true">${css}</style></head><body><p>Hello</p></body></html>`

const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''

/** R-TRUST-1 */
describe('a sealed page', () => {
  const sealed = sealPage(page(), start, foreign)

  test('asks for the start script of its build, with its integrity, and for no other script', () => {
    expect(sealed.match(/<script[^>]*>/g)).toEqual([
      `<script data-start="true" type="module" src="${start.src}" integrity="${start.integrity}" async="">`,
    ])
  })

  test('allows its own styles by their hash, nobody but the named others, and nothing else', () => {
    expect(policyOf(sealed)).toMatch(/^default-src 'none'; script-src 'self'; /)
    expect(policyOf(sealed)).toContain(`style-src 'self' ${policyHash('p{color:red}')};`)
    expect(policyOf(sealed)).toContain("connect-src 'self' https://hooks.example https://policies.example;")
    expect(policyOf(sealed)).toContain('frame-src https://policies.example;')
    expect(policyOf(sealed)).toContain("form-action 'self' mailto:;")
    expect(policyOf(sealed)).not.toMatch(/unsafe|\*/)
  })

  test('is the same when it is sealed again: a build leaves pages alone that have not changed', () => {
    expect(sealPage(sealed, start, foreign)).toBe(sealed)
  })

  test('that a former build has left asks for the start script of this one', () => {
    const next = { src: '/assets/start-EFGH4567.js', integrity: 'sha256-def' }
    expect(sealPage(sealed, next, foreign)).toBe(sealPage(page(), next, foreign))
  })
})

/** R-TRUST-1 */
describe('the pages of a build', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sealed-'))
    mkdirSync(join(folder, 'assets'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (file: string, html: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), html)
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')

  test('are all sealed, each with the hash of the styles that are left in it', () => {
    const files = ['en/index.html', 'it/index.html', '404.html']
    for (const file of files) write(file, page(`p{color:red}.own-${file.length}{margin:0}`))
    sealPages(folder, start, foreign)
    for (const file of files) {
      const own = `.own-${file.length}{margin:0}`
      // Two of the three have names of one length, which is too few to share a rule.
      expect(read(file)).toContain(`<style data-styles="true">${own}</style>`)
      expect(policyOf(read(file))).toContain(policyHash(own))
      expect(read(file)).toContain(start.src)
      expect(read(file)).not.toContain('p{color:red}')
    }
  })

  test('leave alone what is no page of the site, as the editor', () => {
    const editor = '<!DOCTYPE html><script src="admin.js"></script>'
    write('admin/index.html', editor)
    write('en/index.html', page())
    sealPages(folder, start, foreign)
    expect(read('admin/index.html')).toBe(editor)
  })
})
