/** The browser's back/forward cache keeps pages as visitors left them. */
import type { Page } from '@playwright/test'

import { bfcacheBrowser } from '../../tools/support/engines'
import { formOf } from './support/form-test'
import { fewPages, plainPages, sampled } from './support/site'
import { documents, expect, menuButton, needed, open, root, test } from './support/test'

test.use({ launchOptions: bfcacheBrowser() })
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  }),
)

/** Goes back to a page, which the browser has kept. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await expect(root(page), page.url()).toHaveAttribute('data-persisted', 'true')
}

test('given a visitor who leaves a page and comes back, the browser has kept the page, and shows its top (R-SPEED-4, R-SCROLL-1)', async ({
  page,
}) => {
  test.slow()
  const other = needed(plainPages('en')[0], 'page without a form').path
  for (const { path } of sampled(fewPages, 2)) {
    await open(page, path)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await open(page, path === other ? '/en' : other)
    await goBack(page)
    // A browser may scroll a page that it has kept once more, a frame before the script does.
    await expect.poll(() => page.evaluate(() => scrollY), path).toBe(0)
  }
})

test('given a kept page with a hash in its address, the page shows the anchor of the hash again (R-SCROLL-2)', async ({
  page,
}) => {
  const isAtPlace = () => {
    const top = document.querySelector('#section-3')?.getBoundingClientRect().top ?? -1
    return top > 0 && top < 200
  }
  await open(page, '/en#section-3')
  await page.waitForFunction(isAtPlace)
  await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }))
  await open(page, '/en/contact')
  await goBack(page)
  await page.waitForFunction(isAtPlace)
})

test('given a page in which the visitor typed, the browser keeps it with the text, and with no layer open (R-SPEED-4, R-FORM-13, R-CHROME-4)', async ({
  page,
  watch,
}) => {
  watch.allow(documents)
  await open(page, '/en/contact')
  await formOf(page).field('message').fill('I sell lemons.')
  for (const [layer, opener] of [
    ['#menu nav', menuButton(page)],
    ['[role=dialog]', page.locator('footer a[data-policy=privacy]')],
    ['#languages', page.locator('header [popovertarget=languages]')],
  ] as const) {
    await opener.click()
    await expect(page.locator(layer)).toBeVisible()
    await open(page, '/en')
    await goBack(page)
    await expect(page.locator(layer)).toBeHidden()
    await expect(page.locator('main')).toHaveJSProperty('inert', false)
    await expect(formOf(page).field('message')).toHaveValue('I sell lemons.')
  }
})
