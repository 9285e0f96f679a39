import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { errorPages } from '../../gatsby/pages/create-error-pages'
import { pages, siteDirectory } from './support/site'
import { expect, test } from './support/test'

/** Files that no page asks for, each with the program that does. */
const asked = {
  ...Object.fromEntries(
    errorPages.map(({ path }) => [path.slice(1), 'the host, for a missing path or its own failure']),
  ),
  _headers: 'the host reads its rules',
  _redirects: 'the host reads its redirects',
  'robots.txt': 'search engines; it names the site map',
  '.well-known/security.txt': 'people who find a fault of security',
  'sw.js': 'a service worker of a former site',
}

/** The files of the build. The host publishes those that static/.assetsignore does not name. */
const built = readdirSync(siteDirectory, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(join(siteDirectory, name)).isFile())
const known = new Set(built)

const readable = /\.(html|css|js|json|xml|svg|txt|webmanifest)$|^_headers$/
const indexOf = (path: string) => posix.join(path.slice(1), 'index.html')

/** The published files that a text names: by their path, by a relative path, or by a whole address. */
function namedIn(file: string): string[] {
  if (!readable.test(file)) return []
  const text = readFileSync(join(siteDirectory, file), 'utf8')
  const names = text.replaceAll(/https?:\/\/[^/\s"'<>]+/g, '').match(/[\w.~%/-]+\.\w+/g) ?? []
  return names
    .map((name) => (name.startsWith('/') ? name.slice(1) : posix.join(posix.dirname(file), name)))
    .filter((name) => known.has(name))
}

/** All files that can be reached from some files. */
function reachable(roots: readonly string[]): Set<string> {
  const found = new Set(roots.filter((file) => known.has(file)))
  for (const file of found) for (const name of namedIn(file)) found.add(name)
  return found
}

const addresses = pages.map(({ path }) => indexOf(path))

test('a page asks for every published file, or this test gives its reason (R-SPEED-3)', async ({ request }) => {
  const wanted = reachable([...addresses, ...Object.keys(asked)])
  expect(wanted.size).toBeGreaterThan(100)
  for (const file of built.filter((name) => !wanted.has(name)))
    expect.soft((await request.get(`/${file}`)).status(), file).toBe(404)
})

test('every reason in this test belongs to a published file that no page asks for; the page for a failure of the host says so, and has a way on (R-SPEED-3, R-ERROR-3)', () => {
  expect([...addresses, ...Object.keys(asked)].filter((file) => !known.has(file))).toEqual([])
  const byPages = reachable(addresses)
  expect(Object.keys(asked).filter((file) => byPages.has(file))).toEqual([])
  for (const prefix of ['', 'it/'])
    expect(readFileSync(join(siteDirectory, `${prefix}500.html`), 'utf8')).toMatch(
      new RegExp(`Unexpected Application Error!</h1>.* href="/${prefix.slice(0, 2) || 'en'}".*</main>`),
    )
})

test('no script contains a folder of the machine that built it (R-SPEED-3)', () => {
  const scripts = built.filter((file) => file.startsWith('assets/') && extname(file) === '.js')
  expect(scripts.length).toBeGreaterThan(4)
  expect(scripts.filter((file) => readFileSync(join(siteDirectory, file), 'utf8').includes(process.cwd()))).toEqual([])
})
