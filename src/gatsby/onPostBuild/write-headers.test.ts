import { z } from 'zod'

import { readJson } from '../../../tests/jest/project'
import { headerRules, requireWithinLimits } from './write-headers'

const rules = (text: string) => text.split('\n').filter((line) => line.startsWith('/'))

/** R-SPEED-2, R-SPEED-3 */
test('there is one rule for everything and one for each kind of file that never changes', () => {
  const folders = ['/terrain/*', '/drawing/*', '/static/*', '/assets/*']
  expect(rules(headerRules(true))).toEqual(['/*', ...folders, '/speculation-rules.json'])
  expect(headerRules(true).match(/max-age=31536000, immutable/g)).toHaveLength(4)
})

/** R-TRUST-1 */
test('the header says what only a header can, strictly', () => {
  const text = headerRules(true)
  expect(text).toContain("frame-ancestors 'none'")
  expect(text).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(text).not.toMatch(/unsafe-inline|unsafe-eval/)
})

/** R-SPEED-1, R-TRUST-1 */
test('what only documents need is said of pages and pictures, and not of scripts, styles and fonts', () => {
  const ruleOf = (path: string) => headerRules(true).split(`${path}\n`)[1]?.split('\n\n')[0] ?? ''
  for (const path of ['/static/*', '/assets/*']) {
    expect(ruleOf(path)).toContain('! Permissions-Policy')
    expect(ruleOf(path)).toContain('! Content-Security-Policy')
    expect(ruleOf(path)).not.toContain('X-Content-Type-Options')
  }
  for (const path of ['/terrain/*', '/drawing/*']) expect(ruleOf(path)).not.toMatch(/! [^C]/)
})

/** R-TRUST-1 */
test('no page may use a device, an account or the attention of its visitor, nor lend them to a frame', () => {
  const policy = /Permissions-Policy: (.*)/.exec(headerRules(true))?.[1]?.split(', ') ?? []
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'storage-access', 'browsing-topics'])
    expect(policy).toContain(`${feature}=()`)
  // Every page carries it.
  expect(policy.join(', ').length).toBeLessThan(200)
  expect(policy.filter((entry) => !/^[a-z-]+=\(\)$/.test(entry))).toEqual([])
})

/** R-SPEED-4, R-TRUST-1 */
test('links that a browser may fetch ahead are named in a file of our own, which the policy needs no inline script for', () => {
  const [everywhere = ''] = headerRules(true).split('\n\n')
  expect(everywhere).toContain('Speculation-Rules: "/speculation-rules.json"')
  const [, own = ''] = headerRules(true).split('\n/speculation-rules.json\n')
  expect(own).toContain('Content-Type: application/speculationrules+json')
  const { prefetch } = z
    .object({ prefetch: z.array(z.object({ eagerness: z.string() })) })
    .strict()
    .parse(readJson('static/speculation-rules.json'))
  expect(prefetch.length).toBeGreaterThan(0)
})

/** R-TRUST-1 */
test('HTTPS for two years is promised only where the site has it', () => {
  expect(headerRules(true)).toContain('Strict-Transport-Security: max-age=63072000; includeSubDomains; preload')
  expect(headerRules(false)).not.toContain('Strict-Transport-Security')
})

/** R-SPEED-3 */
test('what the host would drop without a word stops the build', () => {
  expect(() => requireWithinLimits(Array.from({ length: 101 }, (_, index) => `/${index}`))).toThrow(/101 rules/)
  expect(() => requireWithinLimits([`/a\n  X: ${'a'.repeat(2000)}`])).toThrow(/2005 characters/)
  expect(() => requireWithinLimits(['/*'])).not.toThrow()
})

test('the editor has rules of its own only where the build has it', () => {
  expect(headerRules(true)).not.toContain('/admin')
  const [, rules = ''] = headerRules(true, { withAdmin: true }).split('/admin/*')
  expect(rules).toContain('! Content-Security-Policy')
  expect(rules).toContain('X-Robots-Tag: noindex, nofollow')
})
