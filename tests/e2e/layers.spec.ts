/** What lies open over the page: the menu, the list of languages, the policy dialog. */
import type { Page } from '@playwright/test'

import { testBrowser } from '../../tools/support/engines'
import { footerOf } from './support/footer'
import { contactRequest, fill, formOf, open as openForm, valuesOf } from './support/form-test'
import { inboxOrigin } from './support/origins'
import { pageOf } from './support/site'
import { address, expect, follow, languageHere, menuButton, open, test } from './support/test'
import { word } from './support/words'

// Scrollbars take room, as on Windows. Playwright hides them.
test.use({ launchOptions: { ...testBrowser(), ignoreDefaultArgs: ['--hide-scrollbars'] } })

const first = pageOf('our-philosophy', 'en').path
const here = pageOf('from-zero', 'en').path
const menu = (page: Page) => page.getByRole('navigation', { name: word(languageHere(page), 'menu.label') })
const list = (page: Page) => page.locator('#languages')
const listButton = (page: Page) => page.locator('header [popovertarget=languages]')
const dialog = (page: Page) => page.getByRole('dialog')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const documents = new RegExp(`^foreign request: ${inboxOrigin}/en/`)

async function openMenu(page: Page) {
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
}

/** Opens the list by keys: a pointer opens it by passing over it, and closes it by leaving. */
async function openList(page: Page) {
  await listButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(list(page)).toBeVisible()
}

async function openPolicy(page: Page) {
  await footerOf(page).locator('a[data-policy=privacy]').click()
  await expect(dialog(page)).toBeVisible()
}

test('layers leave nothing in the history: each Back leads to a page (R-CHROME-4)', async ({ page, watch }) => {
  watch.allow(documents)
  await open(page, first)
  await follow(page, here)
  await openMenu(page)
  await page.keyboard.press('Escape')
  await openPolicy(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await openMenu(page)
  await menu(page)
    .getByRole('link', { name: word('en', 'navigation.pages.brand-manifesto') })
    .click()
  await expect(page).toHaveURL(pageOf('brand-manifesto', 'en').path)
  await expect(menu(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(here)
  await expect(menu(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(first)
})

test('the dialog changes nothing behind it: text, consent, scroll (R-FORM-13, R-POLICY-1)', async ({ page, watch }) => {
  watch.allow(documents)
  await openForm(page, '/en/contact')
  await fill(page, contactRequest)
  await formOf(page)
    .form.getByRole('link', { name: word('en', 'footer.privacy') })
    .click()
  await expect(dialog(page).locator('iframe').contentFrame().getByRole('heading').first()).toBeVisible()
  const before = await scrolled(page)
  for (const y of [40, 450]) {
    await page.mouse.move(700, y)
    await page.mouse.wheel(0, 900)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(address(page)).toBe('/en/contact')
  expect(await scrolled(page)).toBe(before)
  expect(await valuesOf(page, Object.keys(contactRequest))).toEqual(contactRequest)
  await expect(formOf(page).consent).toBeChecked()
})

/** Left edges and widths of the texts of a page. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, main h1, main h2, main p')]
      .filter((element) => element.checkVisibility() && !element.closest('#languages'))
      .map((element) => [element.getBoundingClientRect().x, element.getBoundingClientRect().width]),
  )

test('nothing moves when a layer opens (R-CHROME-3, R-POLICY-1)', async ({ page, watch }) => {
  watch.allow(documents)
  await open(page, here)
  const before = await boxes(page)
  expect(before.length).toBeGreaterThan(10)
  const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
  expect(room, 'a scrollbar takes room').toBeGreaterThan(0)
  const bar = await menuButton(page).boundingBox()
  await openMenu(page)
  const close = page.getByRole('button', { name: word('en', 'menu.close') })
  expect(await close.boundingBox(), 'the bar does not move').toEqual(bar)
  await page.keyboard.press('Escape')
  for (const opened of [openList, openPolicy]) {
    await opened(page)
    expect(await boxes(page)).toEqual(before)
    await page.keyboard.press('Escape')
  }
})
