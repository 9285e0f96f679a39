import type { Page } from '@playwright/test'

import { siteOrigin } from './origins'
import { site } from './site'

/** Faults of a page, one line each. */
export type Watch = {
  /** Faults that the test causes itself. */
  allow: (...patterns: RegExp[]) => void
  /** All faults that the test has not allowed. */
  faults: () => string[]
}

/** A browser may lack features that our policy names. */
const unknownFeature = /Permissions-Policy header: Unrecognized feature/

/** What pages ask before a touch: the site, and others that it names. A frame waits for a press. */
const expected = [
  siteOrigin,
  ...site.others.filter(({ uses }) => uses.some((use) => use !== 'frame')).map(({ origin }) => origin),
]
const isForeign = (url: string) => /^https?:/.test(url) && !expected.includes(new URL(url).origin)

/** Collects console errors, uncaught errors, failed requests, and requests to other origins. */
export async function watchPage(page: Page): Promise<Watch> {
  // Others that the site names get no visit from a test.
  for (const { origin } of site.others)
    await page.context().route(`${origin}/**`, (route) => route.fulfill({ body: '' }))
  const seen: string[] = []
  const allowed: RegExp[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      const text = message.text().replace(/'sha256-[^']+' /g, '')
      if (!unknownFeature.test(text)) seen.push(`console.${message.type()}: ${text} (${message.location().url})`)
    }
  })
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    if (isForeign(request.url())) seen.push(`foreign request: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`answer ${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    // A browser cancels requests when the visitor leaves the page.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') seen.push(`failed request: ${request.url()} ${reason}`)
  })
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    faults: () => seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}
