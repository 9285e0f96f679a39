import { test as base, expect } from '@playwright/test'

import { startPlainHost } from './support/plain-host'
import { redirects as all, sampled, siteDirectory } from './support/site'

/** One page is made for each redirect, by one function: a few show that a plain host serves them. */
const redirects = sampled(all, 4)

const test = base.extend<object, { host: string }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const host = await startPlainHost(siteDirectory)
      await use(host.origin)
      host.close()
    },
    { scope: 'worker' },
  ],
})

test('given a host without rules, a redirect works, keeps search and hash, and adds no history entry (R-REDIRECT-5)', async ({
  page,
  host,
}) => {
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
