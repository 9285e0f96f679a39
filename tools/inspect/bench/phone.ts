import type { Browser, BrowserContext, Page } from '@playwright/test'

const device = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** A phone that has never seen the site; with `around` it is given to that, and thrown away. */
export async function onPhone<Result>(browser: Browser, around: (page: Page) => Promise<Result>): Promise<Result> {
  const context: BrowserContext = await browser.newContext(device)
  try {
    return await around(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Four times slower than this machine, at 1.6 Mbit/s: a cheap phone on a bad line. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
}

/** A touch on nothing: the left edge of the screen. */
export const touch = (page: Page) => page.touchscreen.tap(1, 400)

/** The app of this site says so when it runs; another site's page is given up on at once. */
export async function whenRunning(page: Page): Promise<boolean> {
  const isOurs = (await page.locator('html[data-scripts]').count()) > 0
  if (isOurs) await page.locator('html[data-app=running]').waitFor({ state: 'attached', timeout: 30_000 })
  return isOurs
}
