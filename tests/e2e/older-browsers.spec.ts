/** What browsers do that lack a feature: docs/go-live.md. */
import type { Page } from '@playwright/test'
import { withoutAnchors, withoutPopovers } from './support/older'
import { plainPages } from './support/site'
import { expect, needed, open, test } from './support/test'
import { word } from './support/words'

test.use({ bypassCSP: true })

const header = (page: Page) => page.getByRole('banner')

test('without popovers, visitors reach pages and languages by a click @phone (R-BASE-1)', async ({ page }) => {
  await withoutPopovers(page)
  await open(page, '/en/contact')
  // Nothing stands over the first words of the page.
  await page.locator('main h1').click({ trial: true })
  await expect(header(page).getByRole('button')).toHaveCount(0)
  await expect(page.locator('#menu nav')).toBeHidden()
  await header(page)
    .getByRole('link', { name: word('en', 'menu.open'), exact: true })
    .click()
  await expect(page.locator('#site-map')).toBeInViewport()
  const target = needed(plainPages('en')[0], 'page without a form')
  await page.locator(`#site-map a[href="${target.path}"]`).click()
  await expect(page).toHaveURL(target.path)
  await header(page).getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL(target.alternates.it ?? '')
  await expect(header(page).getByRole('link', { name: 'English' })).toBeInViewport({ ratio: 1 })
})

test('without anchors, the languages hang from the bar below their button, and a mouse reaches them (R-CHROME-1)', async ({
  page,
}) => {
  await withoutAnchors(page)
  await open(page, '/it/contatti')
  const button = header(page).locator('[popovertarget=languages]')
  const link = header(page).getByRole('link', { name: 'English' })
  await button.hover()
  await expect(link).toBeVisible()
  const [hook, entry] = await Promise.all([button.boundingBox(), link.boundingBox()])
  const { x = 0, y = 0, width = 0, height = 0 } = hook ?? {}
  await page.mouse.move(x + width / 2, y + height + 5, { steps: 10 })
  await page.mouse.move((entry?.x ?? 0) + 20, (entry?.y ?? 0) + 20, { steps: 10 })
  await expect(link).toBeInViewport({ ratio: 1 })
})
