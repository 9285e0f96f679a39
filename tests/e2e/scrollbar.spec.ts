import { testBrowser } from '../../tools/support/find-chromium'
import { footerOf } from './support/footer'
import { inboxOrigin } from './support/origins'
import { expect, menuButton, open, test } from './support/test'

// One that takes its place from the page, as with a mouse; the tests' browser hides it otherwise.
test.use({ launchOptions: { ...testBrowser(), ignoreDefaultArgs: ['--hide-scrollbars'] } })

/** R-CHROME-2, R-POLICY-1 */
test('a scrollbar that goes while the menu or a dialog is open moves nothing', async ({ page, watch }) => {
  // The document in the dialog.
  watch.allow(new RegExp(`^foreign request: ${inboxOrigin}/en/`))
  await open(page, '/en')
  const places = () =>
    page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('h1,h2,p')].map((text) => {
        const { left, width } = text.getBoundingClientRect()
        return [left, width]
      }),
    )
  const before = await places()
  expect(before.length).toBeGreaterThan(5)
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
  await menuButton(page).click()
  await expect(page.locator('#menu nav')).toBeVisible()
  expect(await places(), 'behind the menu').toEqual(before)
  await page.keyboard.press('Escape')
  await footerOf(page).locator('a[aria-haspopup=dialog]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await places(), 'behind the dialog').toEqual(before)
})
