import type { Page } from '@playwright/test'

import { siteOrigin } from './origins'

/** What went wrong on a page without anybody clicking it, one line each. */
export type Watch = {
  /** Problems that the test brings about itself. */
  allow: (...patterns: RegExp[]) => void
  /** Everything but what is allowed. */
  problems: () => string[]
}

/** A browser may know fewer features than our policy names. */
const unknownFeature = /Permissions-Policy header: Unrecognized feature/

const isForeign = (url: string) => /^https?:/.test(url) && !url.startsWith(`${siteOrigin}/`)

/** Collects console errors, uncaught errors, failed requests and requests to other origins. */
export function watchPage(page: Page): Watch {
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
    // Leaving a page cancels what it was still loading.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') seen.push(`failed request: ${request.url()} ${reason}`)
  })
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    problems: () => seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}
