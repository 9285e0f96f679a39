import { mayBeFramed } from './framing'

const document = 'https://policies.example.com/en/privacy'
const agency = 'https://www.agency.it'

test.each<[may: boolean, sources: string, origin?: string]>([
  [true, agency],
  [true, `'self' ${agency}`],
  [true, '*'],
  [true, 'https:'],
  [true, 'HTTPS:'],
  [true, 'http:'],
  [true, 'https://*.agency.it'],
  [true, '*.agency.it'],
  [true, 'WWW.Agency.IT'],
  [true, 'http://www.agency.it'],
  [true, 'www.agency.it:443'],
  [true, 'www.agency.it:*'],
  [true, 'http://www.agency.it:80'],
  [true, `${agency}/`],
  [true, "'self'", 'https://policies.example.com'],
  [true, 'agency.it:8443', 'https://agency.it:8443'],
  [false, ''],
  [false, "'none'"],
  [false, "'self'"],
  [false, 'wss:'],
  [false, 'https://*.agency.it', 'https://agency.it'],
  [false, 'https://agency.it'],
  [false, 'https://*.agency.it.example.com'],
  [false, '*.gency.it'],
  [false, `${agency}:8443`],
  [false, `${agency}/policies`],
  [false, 'data:'],
  [false, `'${agency}'`],
  [false, 'agency.it', 'https://agency.it:8443'],
])('framing is %s for frame-ancestors %s', (may, sources, origin = agency) => {
  const headers = new Headers({ 'Content-Security-Policy': `default-src 'self'; Frame-Ancestors  ${sources}` })
  expect(mayBeFramed(headers, document, origin)).toBe(may)
})

test.each<[may: boolean, headers: Record<string, string>, origin?: string]>([
  [true, {}],
  [false, { 'X-Frame-Options': 'SAMEORIGIN' }],
  [true, { 'X-Frame-Options': 'SAMEORIGIN' }, 'https://policies.example.com'],
  [false, { 'X-Frame-Options': 'Deny' }],
  [false, { 'X-Frame-Options': 'ALLOWALL, DENY' }],
  [true, { 'X-Frame-Options': 'ALLOW-FROM https://else.example' }],
  [true, { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': `frame-ancestors ${agency}` }],
  [true, { 'Content-Security-Policy-Report-Only': "frame-ancestors 'none'" }],
  [false, { 'Content-Security-Policy': `frame-ancestors ${agency}, frame-ancestors 'none'` }],
  [false, { 'Content-Security-Policy': `frame-ancestors 'none'; frame-ancestors ${agency}` }],
])('framing is %s for the headers %j', (may, headers, origin = agency) => {
  expect(mayBeFramed(new Headers(headers), document, origin)).toBe(may)
})
