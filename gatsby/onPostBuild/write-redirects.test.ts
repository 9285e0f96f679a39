import { fallbackPage, redirectRules } from './write-redirects'

const redirects = [
  { fromPath: '/contattaci', toPath: '/it/contatti' },
  { fromPath: '/', toPath: '/en' },
]

test('the host gets a permanent rule for each redirect (R-REDIRECT-5)', () => {
  expect(redirectRules(redirects)).toBe('/contattaci /it/contatti 301\n/ /en 301\n')
})

test('given a host without rules, a page in the language of the target leads there, with and without scripts (R-REDIRECT-5)', () => {
  const page = fallbackPage('/it/contatti')
  expect(page).toContain('<html lang="it">')
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/it/contatti"></noscript>')
  expect(page).toContain('<a href="/it/contatti">')
  expect(page).not.toMatch(/<script>/)
  expect(fallbackPage('/en')).toContain('<html lang="en">')
})
