import type { Page } from '@playwright/test'

import { contactRequest, fill, formOf, open as openForm, valuesOf } from './support/form-test'
import { inboxOrigin } from './support/origins'
import { pageOf } from './support/site'
import { hold } from './support/slow-phone'
import {
  address,
  expect,
  expectNoTrace,
  follow,
  followByKey,
  languageHere,
  menuButton,
  open,
  running,
  siteMapLink,
  test,
} from './support/test'
import { word } from './support/words'

const first = pageOf('our-philosophy', 'en').path
const here = pageOf('from-zero', 'en').path
const menu = (page: Page) => page.getByRole('navigation', { name: word(languageHere(page), 'menu.label') })
const list = (page: Page) => page.locator('#languages')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

async function openMenu(page: Page) {
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
}

/** Opens the list by keys: a pointer opens it by passing over it, and closes it by leaving. */
async function openList(page: Page) {
  await page.locator('header [popovertarget=languages]').focus()
  await page.keyboard.press('Enter')
  await expect(list(page)).toBeVisible()
}

/** Opens one page after another. */
async function reach(page: Page) {
  await open(page, first)
  await follow(page, here)
}

test('Back closes open layers, one at a time, and nothing else @phone @main (R-CHROME-4)', async ({ page }) => {
  await reach(page)
  await openMenu(page)
  await openList(page)
  await page.goBack()
  await expect(list(page)).toBeHidden()
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(menu(page)).toBeHidden()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
  expect(address(page)).toBe(here)

  await openList(page)
  await page.goBack()
  await expect(list(page)).toBeHidden()
  expect(address(page)).toBe(here)
  await page.goBack()
  await expect(page).toHaveURL(first)
})

test('a layer that was closed in another way costs no Back; a page chosen in the menu costs one (R-CHROME-4)', async ({
  page,
}) => {
  await reach(page)
  await openMenu(page)
  await openList(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expectNoTrace(page)
  await openMenu(page)
  await menu(page)
    .getByRole('link', { name: word('en', 'navigation.pages.brand-manifesto') })
    .click()
  await expect(page).toHaveURL(pageOf('brand-manifesto', 'en').path)
  await expect(menu(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(here)
  await expect(menu(page)).toBeHidden()
  await expectNoTrace(page)
  await page.goBack()
  await expect(page).toHaveURL(first)
})

test('given an open menu, reloading or leaving the page closes it, and it costs no Back (R-CHROME-4)', async ({
  page,
}) => {
  await reach(page)
  await openMenu(page)
  await page.reload()
  await expect(menu(page)).toBeHidden()
  await expectNoTrace(page)

  const coming = pageOf('brand-manifesto', 'en').path
  const release = await hold(page, `**${coming}`)
  const button = await menuButton(page).boundingBox()
  const wasOpened = page.waitForEvent('console', (message) => message.text() === 'the menu opens')
  await page.evaluate(() => addEventListener('beforetoggle', () => console.log('the menu opens'), { capture: true }))
  await followByKey(siteMapLink(page, coming))
  await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20)
  await wasOpened
  release()
  await expect(page).toHaveURL(coming)
  await running(page)
  await expect(menu(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(here)
  await running(page)
  await expect(menu(page)).toBeHidden()
  await expectNoTrace(page)
  await page.goBack()
  await expect(page).toHaveURL(first)
})

test('a layer opened while another one leaves the history stays open, and Back closes it (R-CHROME-4)', async ({
  page,
}) => {
  await reach(page)
  await openMenu(page)
  await page.evaluate(async () => {
    document.getElementById('menu')?.hidePopover()
    // The browser is on its way back in the history now.
    await new Promise((resolve) => setTimeout(resolve))
    document.getElementById('languages')?.showPopover()
  })
  await expect.poll(() => page.evaluate(() => window.history.state?.layers)).toBe(1)
  await expect(list(page)).toBeVisible()
  await page.goBack()
  await expect(list(page)).toBeHidden()
  expect(address(page)).toBe(here)
  await page.goBack()
  await expect(page).toHaveURL(first)
})

test('Back closes the policy dialog: text and consent stay, and the page behind never scrolls (R-CHROME-4, R-FORM-13)', async ({
  page,
  watch,
}) => {
  watch.allow(new RegExp(`^foreign request: ${inboxOrigin}/en/`))
  await open(page, first)
  await openForm(page, '/en/contact')
  await fill(page, contactRequest)
  const dialog = page.getByRole('dialog')
  await formOf(page)
    .form.getByRole('link', { name: word('en', 'footer.privacy') })
    .click()
  await expect(dialog.locator('iframe').contentFrame().getByRole('heading').first()).toBeVisible()
  const before = await scrolled(page)
  for (const y of [40, 450]) {
    await page.mouse.move(700, y)
    await page.mouse.wheel(0, 900)
  }
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  expect(address(page)).toBe('/en/contact')
  expect(await scrolled(page)).toBe(before)
  expect(await valuesOf(page, Object.keys(contactRequest))).toEqual(contactRequest)
  await expect(formOf(page).consent).toBeChecked()

  await formOf(page)
    .form.getByRole('link', { name: word('en', 'footer.privacy') })
    .click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectNoTrace(page)
  await page.goBack()
  await expect(page).toHaveURL(first)
})
