import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { test as base, expect } from '@playwright/test'

import { serve } from '../support/serve'
import { redirects as all, sampled, siteDirectory } from './support/site'

/** One page is made for each redirect, by one function: a few show that a plain host serves them. */
const redirects = sampled(all, 4)

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

const read = (file: string) => readFile(file).catch(() => undefined)

/** A host without rules: it serves files, and the index of a folder. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const file = join(siteDirectory, new URL(request.url ?? '/', 'http://host').pathname)
  const body = (extname(file) && (await read(file))) || (await read(join(file, 'index.html')))
  const type = types[extname(file) || '.html'] ?? 'application/octet-stream'
  response.writeHead(body ? 200 : 404, { 'Content-Type': type }).end(body)
}

const test = base.extend<object, { host: string }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const { origin, close } = await serve(answer)
      await use(origin)
      close()
    },
    { scope: 'worker' },
  ],
})

test('without rules of a host, redirects keep search, hash and history (R-REDIRECT-5)', async ({ page, host }) => {
  await page.goto(`${host}/en/contact`)
  for (const { from, to } of redirects) {
    const before = await page.evaluate(() => window.history.length)
    await page.goto(`${host}${from}?a=1#section-1`, { waitUntil: 'commit' })
    await page.waitForURL(`${host}${to}?a=1#section-1`, { waitUntil: 'domcontentloaded' })
    expect(await page.evaluate(() => window.history.length), from).toBe(before + 1)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('given a host without rules, a redirect works (R-REDIRECT-5)', async ({ page, host }) => {
    for (const { from, to } of redirects) {
      await page.goto(`${host}${from}`, { waitUntil: 'commit' })
      await page.waitForURL(`${host}${to}`, { waitUntil: 'domcontentloaded' })
    }
  })
})
