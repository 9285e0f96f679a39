import { sealPage } from './seal-pages'
import { policyHash, styleHashes } from './style-hashes'

const start = { src: '/assets/start-0123456789ab.js', integrity: 'sha256-abc' }
const build = { start, lateStyles: '/assets/late-0123456789ab.css' }
const foreign = { webhooks: ['https://hooks.example'], policies: ['https://policies.example'] }
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content=""/><script data-start="true" src="/start.js" async=""></script><style data-page="true">p{color:red}</style><style data-late="true">@media print{p{color:black}}</style></head><body>${body}</body></html>`

const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''

/** R-TRUST-1 */
describe('a sealed page', () => {
  const sealed = sealPage(page('<p>Hello</p>'), build, foreign)

  test('asks for the start script of its build, with its integrity', () => {
    expect(sealed).toContain(`<script data-start="true" src="${start.src}" integrity="${start.integrity}" async="">`)
  })

  test('with a form has that script as a part of it: Chromium looks for forms when a page is complete, and lays it out', () => {
    const file = '<link data-below="true" rel="stylesheet" href="/assets/below-0123456789ab.css"/>'
    expect(sealPage(page('<form></form>'), build, foreign)).toContain(`integrity="${start.integrity}" defer="">`)
    expect(sealPage(page(`${file}<form></form>`), build, foreign)).toContain(`integrity="${start.integrity}" async="">`)
  })

  test('is written as HTML asks, not as XML', () => {
    const written = sealPage(
      page(
        '<p class="c-1" data-reveal="">A<br/><input class="c-2" value=""/><b class="a b" title="1 = 2">/></b></p><svg aria-hidden="true"><use href="/a.svg#b"></use><path d="M0 0" stroke-width="2"></path></svg>',
      ),
      build,
      foreign,
    )
    expect(written).toContain(
      '<p class=c-1 data-reveal>A<br><input class=c-2 value><b class="a b" title="1 = 2">/></b></p><svg aria-hidden=true><use href="/a.svg#b"/><path d="M0 0" stroke-width="2"/></svg>',
    )
  })

  test('names the file of its late styles, which waits for nobody but those who need it', () => {
    expect(sealed).toMatch(
      /<link data-late="true" rel="stylesheet" href="\/assets\/late-0123456789ab.css" media="print, \(forced-colors: active\), [^"]*">/,
    )
    expect(sealed).not.toContain('color:black')
  })

  test('allows its own styles by their hashes, nobody but the named others, and nothing else', () => {
    expect(policyOf(sealed)).toMatch(/^default-src 'none'; script-src 'self' 'inline-speculation-rules'; /)
    expect(policyOf(sealed)).toContain(policyHash('p{color:red}'))
    expect(policyOf(sealed)).not.toContain(policyHash(''))
    expect(policyOf(sealed)).toContain("connect-src 'self' https://hooks.example https://policies.example;")
    expect(policyOf(sealed)).toContain('frame-src https://policies.example;')
    expect(policyOf(sealed)).not.toMatch(/unsafe-inline|unsafe-hashes|\*/)
  })

  test('is the same when it is sealed again: a build leaves pages alone that have not changed', () => {
    expect(sealPage(sealed, build, foreign)).toBe(sealed)
  })
})

/** R-TRUST-1 */
test('an inline script stops the build, data does not', () => {
  expect(() => styleHashes(page('<script>alert(1)</script>'))).toThrow(/inline script/)
  expect(() => styleHashes(page('<script type="application/ld+json">{}</script>'))).not.toThrow()
})

/** R-TRUST-1 */
test('so does a style attribute, wherever it stands', () => {
  for (const body of ['<p style="color:red">No</p>', '<noscript><p style="color:red">No</p></noscript>'])
    expect(() => styleHashes(page(body))).toThrow(/style attribute.*color:red/)
  expect(() => styleHashes(page('<template><script>alert(1)</script></template>'))).toThrow(/inline script/)
})
