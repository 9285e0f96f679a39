import { isPage, policyHash, sealPage } from './seal-page'

const origins = { connect: ['https://hooks.example', 'https://policies.example'], frame: ['https://policies.example'] }
const page = (css = 'p{color:red}') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>${css}</style></head><body><div id="___gatsby"></div></body></html>`

const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''

describe('a sealed page (R-TRUST-1)', () => {
  const sealed = sealPage(page(), origins)

  test('has its policy before everything that the policy governs', () => {
    expect(sealed).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/)
  })

  test('allows its own styles by their hash, the named origins, and nothing else', () => {
    expect(policyOf(sealed)).toMatch(/^default-src 'none'; script-src 'self'; /)
    expect(policyOf(sealed)).toContain(`style-src 'self' ${policyHash('p{color:red}')};`)
    expect(policyOf(sealed)).toContain("connect-src 'self' https://hooks.example https://policies.example;")
    expect(policyOf(sealed)).toContain('frame-src https://policies.example;')
    expect(policyOf(sealed)).toContain("form-action 'self' mailto:;")
    expect(policyOf(sealed)).not.toMatch(/unsafe|\*/)
  })

  test('stays the same when a further build seals it again', () => {
    expect(sealPage(sealed, origins)).toBe(sealed)
  })
})

test('the page of the editor and the page of a redirect get no policy', () => {
  expect(isPage(page())).toBe(true)
  expect(isPage('<!DOCTYPE html><script src="admin.js"></script>')).toBe(false)
})
