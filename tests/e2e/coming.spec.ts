import type { Page } from '@playwright/test'

import { pageOf } from './support/site'
import { expect, open, openWithStillClock, pass, test } from './support/test'

const slow = pageOf('our-philosophy', 'en').path
const quick = pageOf('brand-manifesto', 'en').path
const link = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`)

/** Width of the sign in the progress bar's place, in px. */
const signWidth = async (page: Page) => (await page.locator('[data-sign]').boundingBox())?.width ?? 0

/** The data of a page come when the test lets them. */
async function holdData(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/page-data${path}/page-data.json*`, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** R-CHROME-10 */
test('a page that takes longer than 300 ms is announced by a sign, until it or another one is there', async ({
  page,
}) => {
  const release = await holdData(page, slow)
  await openWithStillClock(page, '/en')
  await page.evaluate(() => window.scrollTo(0, 0))
  await link(page, slow).focus()
  await page.keyboard.press('Enter')
  await page.evaluate(() => window.scrollTo(0, 0))
  await pass(page, 250)
  expect(await signWidth(page)).toBeLessThan(10)
  await pass(page, 100)
  expect(await signWidth(page)).toBeGreaterThan(100)
  await page.clock.resume()
  await link(page, quick).click()
  await expect(page).toHaveURL(quick)
  await expect.poll(() => signWidth(page)).toBeLessThan(10)
  release()
  await link(page, slow).click()
  await expect(page).toHaveURL(slow)
  await expect.poll(() => signWidth(page)).toBeLessThan(10)
})

/** R-CHROME-10 */
test('Back to a page that has to be fetched has the sign, too', async ({ page }) => {
  await page.goto('/en')
  await open(page, slow)
  await link(page, quick).click()
  await expect(page).toHaveURL(quick)
  await open(page, quick)
  const release = await holdData(page, slow)
  await page.goBack()
  await expect(page).toHaveURL(slow)
  await expect(page.locator('html')).toHaveAttribute('data-coming', '')
  release()
  await expect(page.locator('html')).not.toHaveAttribute('data-coming')
})
