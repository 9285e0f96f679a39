import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redirectRules } from '../../../gatsby/onPostBuild/write-redirects'
import { headerRules } from '../../../plugins/pages-without-app/headers'
import { headerAt, readHeaderRules, readRedirectRules } from '../host-rules'
import { nginxConfiguration } from './configuration'

const rules = readHeaderRules(headerRules({ SITE_URL: 'https://www.example.com' }))

test('a header of all paths is that of a file, too, unless its rule takes it away', () => {
  expect(headerAt('X-Content-Type-Options', '/static/a.js', rules)).toBe('nosniff')
  expect(headerAt('X-Frame-Options', '/terrain/a.svg', rules)).toBe('DENY')
  expect(headerAt('X-Frame-Options', '/static/a.js', rules)).toBe('')
  expect(headerAt('Cache-Control', '/en', rules)).toBe('public, max-age=0, must-revalidate')
  expect(headerAt('Cache-Control', '/static/a.js', rules)).toBe('public, max-age=31536000, immutable')
  expect(headerAt('X-Unknown', '/en', rules)).toBe('')
})

test('redirects are read as they are written', () => {
  expect(readRedirectRules(redirectRules([{ fromPath: '/old', toPath: '/en' }]))).toEqual([
    { from: '/old', to: '/en', status: '301' },
  ])
})

test('nginx gets one map for each header, the redirects, and the nearest not-found page', () => {
  const build = mkdtempSync(join(tmpdir(), 'build-'))
  try {
    mkdirSync(join(build, 'it'))
    writeFileSync(join(build, '_headers'), headerRules({ SITE_URL: 'https://www.example.com' }))
    writeFileSync(join(build, '_redirects'), '/old /en 301\n')
    for (const file of ['404.html', 'it/404.html']) writeFileSync(join(build, file), '')
    const text = nginxConfiguration(build, { folder: '/var/www/site', name: 'www.agency.it', port: 80 })
    expect(text).toContain('server_name www.agency.it;\n    root "/var/www/site";')
    expect(text).toContain('"~^/static/" "public, max-age=31536000, immutable";')
    expect(text).toContain('add_header Strict-Transport-Security $site_strict_transport_security always;')
    expect(text).toContain('"/old" "/en";')
    expect(text).toContain('"~^/it(/|$)" "/it/404.html";')
  } finally {
    rmSync(build, { recursive: true })
  }
})
