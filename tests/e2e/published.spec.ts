import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteDirectory } from './support/site'
import { expect, test } from './support/test'

test('the page for a failure of the host says so, and has a way on (R-ERROR-3)', () => {
  for (const prefix of ['', 'it/'])
    expect(readFileSync(join(siteDirectory, `${prefix}500.html`), 'utf8')).toMatch(
      new RegExp(`Unexpected Application Error!</h1>.* href="/${prefix.slice(0, 2) || 'en'}".*</main>`),
    )
})

test('a preview stays out of search, whatever it answers (R-PAGE-18)', async ({ request }) => {
  for (const path of ['/en', '/favicon.svg', '/no-such-page']) {
    const headersAt = async (host: string) => (await request.get(path, { headers: { host } })).headers()
    expect((await headersAt('0a1b2c3d-shop.account.workers.dev'))['x-robots-tag'], path).toBe('noindex')
    expect(await headersAt('www.example.com'), path).not.toHaveProperty('x-robots-tag')
  }
})

test('no script contains a folder of the machine that built it (R-SITE-1)', () => {
  const scripts = readdirSync(join(siteDirectory, 'assets')).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(4)
  const named = scripts.filter((file) =>
    readFileSync(join(siteDirectory, 'assets', file), 'utf8').includes(process.cwd()),
  )
  expect(named).toEqual([])
})
