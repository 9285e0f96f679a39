import type { Page } from '@playwright/test'

/** Changes the HTML of each page on its way to the browser. */
export const rewritePages = (page: Page, change: (html: string) => string) =>
  page.route(/localhost:\d+\/(en|it)\b/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    // The host closes a connection that has waited.
    const response = await route.fetch({ maxRetries: 2 })
    // A page that was fetched ahead would come as it is.
    const { 'speculation-rules': _rules, ...headers } = response.headers()
    await route.fulfill({ response, headers, body: change(await response.text()) })
  })
