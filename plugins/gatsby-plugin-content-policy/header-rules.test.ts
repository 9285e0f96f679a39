import { headerRules, requireWithinLimits } from './header-rules'

const options = {
  origin: 'https://www.example.com',
  headers: { 'X-Site': 'yes' },
  immutableFiles: ['/static/*', '/assets/*'],
  rules: [{ path: '/admin/*', headers: { 'X-Robots-Tag': 'noindex' }, replaces: ['Content-Security-Policy'] }],
}
const secure = headerRules(options)

const rules = (text: string) => text.split('\n').filter((line) => line.startsWith('/'))

test('there is one rule for everything and one for each kind of file that never changes (R-SPEED-2, R-SPEED-3)', () => {
  const folders = ['/static/*', '/assets/*']
  expect(rules(secure)).toEqual(['/*', ...folders, '/admin/*'])
  expect(secure.match(/max-age=31536000, immutable/g)).toHaveLength(2)
})

test('the header has the directives that work only in a header, and allows nothing else (R-TRUST-1)', () => {
  const text = secure
  expect(text).toContain("frame-ancestors 'none'")
  expect(text).toContain('X-Frame-Options: DENY')
  expect(text).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(text).not.toMatch(/unsafe-inline|unsafe-eval/)
})

test('headers that only documents need come with pages, not with scripts, styles, fonts and pictures (R-SPEED-1, R-TRUST-1)', () => {
  const ruleOf = (path: string) => secure.split(`${path}\n`)[1]?.split('\n\n')[0] ?? ''
  for (const path of ['/static/*', '/assets/*']) {
    expect(ruleOf(path)).toContain('! Permissions-Policy')
    expect(ruleOf(path)).toContain('! Content-Security-Policy')
    expect(ruleOf(path)).not.toContain('X-Content-Type-Options')
  }
})

test('no page may use a device, an account or the attention of its visitor, nor lend them to a frame (R-TRUST-1)', () => {
  const policy = /Permissions-Policy: (.*)/.exec(secure)?.[1]?.split(', ') ?? []
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'storage-access', 'browsing-topics'])
    expect(policy).toContain(`${feature}=()`)
  // Every page carries this header.
  expect(policy.join(', ').length).toBeLessThan(200)
  expect(policy.filter((entry) => !/^[a-z-]+=\(\)$/.test(entry))).toEqual([])
})

test('only a site with HTTPS promises HTTPS for two years (R-TRUST-1)', () => {
  expect(secure).toContain('Strict-Transport-Security: max-age=63072000; includeSubDomains; preload')
  expect(headerRules({ ...options, origin: 'http://localhost:9010' })).not.toContain('Strict-Transport-Security')
})

test('a rule or a line that the host would silently drop stops the build (R-SPEED-3)', () => {
  expect(() => requireWithinLimits(Array.from({ length: 101 }, (_, index) => `/${index}`))).toThrow(/101 rules/)
  expect(() => requireWithinLimits([`/a\n  X: ${'a'.repeat(2000)}`])).toThrow(/2005 characters/)
  expect(() => requireWithinLimits(['/*'])).not.toThrow()
})

test('the rules hold the headers of the plugin, and those that the site adds', () => {
  expect(secure.split('\n\n')[0]).toContain('X-Site: yes')
  const [, own = ''] = secure.split('/admin/*')
  expect(own).toContain('! Content-Security-Policy')
  expect(own).toContain('X-Robots-Tag: noindex')
})
