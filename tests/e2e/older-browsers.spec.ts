/** What browsers do that lack a feature: docs/go-live.md. */
import type { Page } from '@playwright/test'
import { withoutAnchors, withoutDetailsContent, withoutMasks, withoutPopovers } from './support/older'
import { contactPage, plainPages } from './support/site'
import { lostScripts } from './support/slow-phone'
import { expect, needed, open, test } from './support/test'
import { word } from './support/words'

test.use({ bypassCSP: true })

const header = (page: Page) => page.getByRole('banner')

/** Nothing stands over the first words of a page. */
const isHeadingFree = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1')
    const { left, top, width, height } = heading?.getBoundingClientRect() ?? new DOMRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return heading?.contains(there) || there?.contains(heading) || false
  })

test('without popovers, visitors reach pages and languages by a click @phone (R-BASE-1)', async ({ page }) => {
  await withoutPopovers(page)
  await open(page, '/en/contact')
  await page.mouse.move(200, 300)
  await page.evaluate(() => scrollTo(0, 400))
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => isHeadingFree(page)).toBe(true)
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

test('given a browser that masks by an older name and mixes no colors, words stand free of the land @phone (R-PAGE-23)', async ({
  page,
}) => {
  await withoutMasks(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/en')
    const land = page.locator('main svg:has(use)').first()
    await expect(land).toHaveCSS('mask-image', /gradient/)
    await expect(land).toHaveCSS('mask-composite', /intersect|source-in/)
    await expect(page.locator('main h1 + p')).toHaveCSS('background-color', /[1-9]/)
  }
})

test('given a browser without anchors, the languages hang from their button @phone (R-CHROME-1)', async ({ page }) => {
  await withoutAnchors(page)
  await open(page, '/it/contatti')
  // The code for older browsers may still be on its way.
  await page.waitForLoadState('networkidle')
  const button = header(page).locator('[popovertarget=languages]')
  await button.focus()
  await page.keyboard.press('Enter')
  const list = page.locator('#languages')
  await expect(list).toBeVisible()
  const [hook, hung] = await Promise.all([button.boundingBox(), list.boundingBox()])
  expect(hung?.y).toBeCloseTo((hook?.y ?? 0) + (hook?.height ?? 0), 0)
  expect((hung?.x ?? 0) + (hung?.width ?? 0)).toBeCloseTo((hook?.x ?? 0) + (hook?.width ?? 0), 0)
  expect(hung?.width).toBeLessThan(300)
})

test('without anchors, and without code for them, the list of languages opens (R-ERROR-4)', async ({ page, watch }) => {
  watch.allow(...lostScripts)
  await withoutAnchors(page)
  await page.route(/assets\/older-/, (route) => route.abort())
  await open(page, '/it/contatti')
  await page.waitForLoadState('networkidle')
  await header(page).locator('[popovertarget=languages]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#languages')).toBeVisible()
})

test('where styles cannot open answers, all are printed, and closed again (R-PAGE-15, R-PAGE-12)', async ({ page }) => {
  await withoutDetailsContent(page)
  await open(page, contactPage('en').path)
  await page.locator('section summary').nth(1).click()
  const shown = () => page.locator('details[open]').count()
  /** Answers that were open on paper. */
  const printed = async () => {
    await page.evaluate(() => {
      const count = () => Reflect.set(window, 'printed', document.querySelectorAll('details[open]').length)
      addEventListener('afterprint', count, { once: true })
    })
    await page.pdf()
    return page.evaluate(() => Reflect.get(window, 'printed'))
  }
  await expect.poll(printed).toBe(await page.locator('details').count())
  await expect.poll(shown).toBe(1)
  await page.locator('section summary').first().click()
  await expect.poll(shown).toBe(1)
})
