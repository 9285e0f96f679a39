import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { headerRules } from '../../../plugins/pages-without-app/headers'
import { headerAt, htmlPaths, readHeaderRules, readRedirectRules } from '../host-rules'
import { makeReadyForNetlify } from './for-netlify'

let build: string
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'build-'))
})
afterEach(() => rmSync(build, { recursive: true }))

const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(build, dirname(file)), { recursive: true })
    writeFileSync(join(build, file), text)
  }
}
const read = (file: string) => readFileSync(join(build, file), 'utf8')

/** Headers as Netlify sends them: it joins the values of all rules that cover the path. */
const sent = (name: string, path: string) =>
  readHeaderRules(read('_headers'))
    .filter((rule) => (rule.path === '/*' ? true : path.startsWith(rule.path.slice(0, -1))))
    .flatMap(({ sets }) => sets[name] ?? [])
    .join(', ')

const site = {
  _headers: headerRules({ SITE_URL: 'https://www.example.com' }),
  _redirects: '/ /en 301\n/contattaci /it/contatti 301\n',
  'en/index.html': 'en',
  'en/contact/index.html': 'contact',
  'it/index.html': 'it',
  'contattaci/index.html': 'a page that redirects',
  '404.html': 'not found',
  'it/404.html': 'non trovata',
  'assets/app-1.js': '',
  // Gatsby makes a folder of that name.
  'page-data/404.html/page-data.json': '{}',
}

test('every header has one value: that of the CDN, or else that of all paths (R-TRUST-1, R-SPEED-2)', () => {
  write(site)
  makeReadyForNetlify(build)
  expect(read('_headers')).not.toContain('!')
  const rules = readHeaderRules(headerRules({ SITE_URL: 'https://www.example.com' }))
  const everywhere = rules[0]?.sets ?? {}
  for (const path of ['/en', '/assets/app-1.js', '/static/a.woff2', '/terrain/a.svg', '/drawing/a.svg']) {
    for (const name of Object.keys(everywhere)) {
      const isByItself = name === 'Cache-Control' && path === '/en'
      expect(`${path} ${name}: ${sent(name, path)}`).toBe(
        `${path} ${name}: ${isByItself ? '' : headerAt(name, path, rules) || everywhere[name]}`,
      )
    }
  }
})

test('given a header that Netlify would send twice, an error names it', () => {
  write({ ...site, _headers: headerRules({ SITE_URL: 'https://www.example.com', CMS: 'on' }) })
  expect(() => makeReadyForNetlify(build)).toThrow(/Content-Security-Policy.*Netlify would send both/)
})

test('redirects come before files, and each language answers missing paths, the narrowest rule first (R-REDIRECT-4, R-ERROR-1)', () => {
  write(site)
  makeReadyForNetlify(build)
  expect(readRedirectRules(read('_redirects'))).toEqual([
    { from: '/', to: '/en', status: '301!' },
    { from: '/contattaci', to: '/it/contatti', status: '301!' },
    { from: '/it/*', to: '/it/404.html', status: '404' },
    { from: '/*', to: '/404.html', status: '404' },
  ])
})

test('a page is a file of its name, so that its address has no slash (R-ROUTE-4)', () => {
  write(site)
  makeReadyForNetlify(build)
  expect(htmlPaths(build)).toEqual([
    '/404.html',
    '/contattaci.html',
    '/en.html',
    '/en/contact.html',
    '/it.html',
    '/it/404.html',
  ])
  expect(read('en/contact.html')).toBe('contact')
  // Also if the folder of the build has another name.
  expect(htmlPaths(`${build}/`)).toEqual(htmlPaths(build))
})
