import { z } from 'zod'

import { readJson } from '../../tests/jest/project'
import { headerRules } from './headers'

const secure = headerRules({ SITE_URL: 'https://www.example.com' })

const ruleOf = (path: string, text = secure) => text.split(`${path}\n`)[1]?.split('\n\n')[0] ?? ''

test('there are at most ten rules, and no line that the host would silently drop (R-SPEED-3)', () => {
  const lines = secure.split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(10)
  expect(lines.filter((line) => line.length > 2000)).toEqual([])
})

test('files with a digest in their names are kept for a year, and nothing else is (R-SPEED-2)', () => {
  for (const path of ['/static/*', '/assets/*']) expect(ruleOf(path)).toContain('max-age=31536000, immutable')
  expect(secure.match(/max-age=31536000, immutable/g)).toHaveLength(2)
})

test('the header has the directives that work only in a header, and allows nothing else (R-TRUST-1)', () => {
  expect(secure).toContain("frame-ancestors 'none'")
  expect(secure).toContain('X-Frame-Options: DENY')
  expect(secure).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(secure).not.toMatch(/unsafe-inline|unsafe-eval/)
})

test('headers that only documents need come with pages, not with scripts, fonts and pictures (R-SPEED-1, R-TRUST-1)', () => {
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
  expect(headerRules({ SITE_URL: 'http://localhost:9010' })).not.toContain('Strict-Transport-Security')
})

test('a header names the file with the rules for fetching links ahead, so no page needs an inline script (R-SPEED-4, R-TRUST-1)', () => {
  expect(ruleOf('/*')).toContain('Speculation-Rules: "/speculation-rules.json"')
  expect(ruleOf('/speculation-rules.json')).toContain('Content-Type: application/speculationrules+json')
  const { prefetch } = z
    .strictObject({ prefetch: z.array(z.object({ eagerness: z.string() })) })
    .parse(readJson('static/speculation-rules.json'))
  expect(prefetch.length).toBeGreaterThan(0)
})
