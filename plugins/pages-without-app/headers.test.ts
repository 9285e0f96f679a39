import { contentPolicy } from './content-policy'
import { headerRules } from './headers'

const secure = headerRules('https://www.example.com')

const ruleOf = (path: string, text = secure) => text.split(`${path}\n`)[1]?.split('\n\n')[0] ?? ''
const headerOf = (name: string) => new RegExp(`^ {2}${name}: (.*)$`, 'm').exec(ruleOf('/*'))?.[1] ?? ''

/** What MDN's HTTP Observatory adds to 100, by its published rules (github.com/mdn/mdn-http-observatory, src/grader). */
test('MDN’s HTTP Observatory gives 145 points, and 5 more for an entry in the preload list (R-TRUST-1)', () => {
  const pagePolicy = contentPolicy('p{color:red}', {
    connect: ['https://hooks.example'],
    frame: [],
    script: [],
    picture: [],
  })
  const rows: [points: number, value: string, wanted: RegExp][] = [
    [
      10,
      pagePolicy,
      /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^']+'; (?!.*(unsafe|\*|http:))/,
    ],
    [5, headerOf('Content-Security-Policy'), /frame-ancestors 'none'/],
    [5, headerOf('Referrer-Policy'), /^strict-origin-when-cross-origin$/],
    [10, headerOf('Cross-Origin-Resource-Policy'), /^same-origin$/],
    [10, headerOf('Cross-Origin-Opener-Policy'), /^same-origin$/],
    // order-elements.test.tsx shows that the page's script has its integrity.
    [5, headerOf('Content-Security-Policy'), /script-src 'self'/],
  ]
  expect(rows.reduce((sum, [points, value, wanted]) => sum + (wanted.test(value) ? points : 0), 100)).toBe(145)
  // These two would cost points.
  expect(headerOf('X-Content-Type-Options')).toBe('nosniff')
  expect(headerOf('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains; preload')
})

test('there are at most ten rules, and no line that the host would silently drop (R-TRUST-1)', () => {
  const lines = secure.split('\n')
  expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(10)
  expect(lines.filter((line) => line.length > 2000)).toEqual([])
})

test('no page may use a device, an account or the attention of its visitor, nor lend them to a frame (R-TRUST-1)', () => {
  expect(headerOf('Permissions-Policy')).toMatch(/^(?=.*camera=\(\))(?=.*payment=\(\))(?=.*usb=\(\)).{1,199}$/)
})

test('only a site with HTTPS promises HTTPS (R-TRUST-1)', () => {
  expect(headerRules('http://localhost:9010')).not.toContain('Strict-Transport-Security')
})

test('only previews stay out of search, also on a host that takes their rule for headers of the rule above', () => {
  expect(secure).toMatch(/\n\/speculation-rules\.json\n( {2}.+\n)+\nhttps:\S+\n {2}X-Robots-Tag: noindex\n$/)
  expect(secure.match(/X-Robots-Tag/g)).toHaveLength(1)
})
