import type { Browser, BrowserContext, Page } from '@playwright/test'

import { phoneDevice } from '../../../tests/e2e/support/devices'

/** A phone that has never seen the site; with `around` it is given to that, and thrown away. */
export async function onPhone<Result>(browser: Browser, around: (page: Page) => Promise<Result>): Promise<Result> {
  const context: BrowserContext = await browser.newContext(phoneDevice)
  try {
    return await around(await context.newPage())
  } finally {
    await context.close()
  }
}

/** A touch on nothing: the left edge of the screen. */
export const touch = (page: Page) => page.touchscreen.tap(1, 400)

/** The app of this site says so when it runs; another site's page is given up on at once. */
export async function whenRunning(page: Page): Promise<boolean> {
  const isOurs = (await page.locator('html[data-scripts]').count()) > 0
  if (isOurs) await page.locator('html[data-app=running]').waitFor({ state: 'attached', timeout: 30_000 })
  return isOurs
}
