import { mayBeFramed } from './framing'

const agency = 'https://www.agency.it'
const policy = 'Content-Security-Policy'

test.each<[may: boolean, sources: string]>([
  [true, agency],
  [true, `'self' ${agency}/`],
  [true, '*'],
  [true, 'HTTPS:'],
  [true, 'https://*.agency.it'],
  [true, '*.agency.it'],
  [true, 'WWW.Agency.IT'],
  [true, 'http://www.agency.it'],
  [false, ''],
  [false, "'none'"],
  [false, "'self'"],
  [false, 'https://agency.it'],
  [false, 'https://*.agency.it.example.com'],
  [false, '*.gency.it'],
  [false, `${agency}:8443`],
])('framing is %s for frame-ancestors %s (R-POLICY-1)', (may, sources) => {
  const headers = new Headers({ [policy]: `default-src 'self'; Frame-Ancestors  ${sources}` })
  expect(mayBeFramed(headers, agency)).toBe(may)
})

test.each<[may: boolean, headers: Record<string, string>]>([
  [true, {}],
  [false, { 'X-Frame-Options': 'SAMEORIGIN' }],
  [false, { 'X-Frame-Options': 'Deny' }],
  [true, { 'X-Frame-Options': 'DENY', [policy]: `frame-ancestors ${agency}` }],
  [true, { 'Content-Security-Policy-Report-Only': "frame-ancestors 'none'" }],
  [false, { [policy]: `frame-ancestors ${agency}, frame-ancestors 'none'` }],
])('framing is %s for the headers %j (R-POLICY-1)', (may, headers) => {
  expect(mayBeFramed(new Headers(headers), agency)).toBe(may)
})
