import type { Page } from '@playwright/test'

import { interests } from '../../src/contract/form-definition'
import { type Language, languageEntries, languages } from '../../src/i18n/languages'
import { attribute, parsedPage } from './support/html'
import { pages } from './support/site'
import { address, expect, languageHere, open, test } from './support/test'
import { word } from './support/words'

function switcher(page: Page) {
  const here = languageHere(page)
  const header = page.getByRole('banner')
  return {
    button: header.getByRole('button', { name: word(here, 'language.current', { name: languageEntries[here].name }) }),
    link: (language: Language) => header.getByRole('link', { name: languageEntries[language].name, exact: true }),
  }
}

test('every page has links to its languages (R-ROUTE-5)', async ({ request }) => {
  for (const { path, language, alternates } of pages) {
    const { document } = await parsedPage(request, path)
    const links = document.filter((element) => element.tagName === 'a' && attribute(element, 'hreflang'))
    const leftOut = (other: Language) => path.replace(`/${language}`, `/${other}`)
    expect(
      links.map((element) => attribute(element, 'href')),
      path,
    ).toEqual(languages.map((other) => alternates[other] ?? leftOut(other)))
  }
})

/**
 * R-CHROME-1: a test that waits for visibility scrolls to the list; a visitor cannot, because the list opens over the
 * page.
 */
test('the list hangs from its button, within the screen, at every scroll position @phone', async ({ page }) => {
  for (const path of ['/en', '/it/contatti']) {
    await page.goto(path)
    const { button, link } = switcher(page)
    for (const top of [0, 900]) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      await button.click()
      const [hook, ...entries] = await Promise.all([button, link('en'), link('it')].map((part) => part.boundingBox()))
      expect(entries.map((entry) => Math.round((entry?.x ?? 0) + (entry?.width ?? 0)))).toEqual(
        entries.map(() => Math.round((hook?.x ?? 0) + (hook?.width ?? 0))),
      )
      const gap = (entries[0]?.y ?? 0) - (hook?.y ?? 0) - (hook?.height ?? 0)
      expect(gap, 'a pointer on its way down never leaves the whole').toBeLessThanOrEqual(2)
      expect(gap).toBeGreaterThanOrEqual(0)
      for (const language of languages) await expect(link(language)).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(link('it')).toBeHidden()
      await page.mouse.move(10, 600)
    }
  }
})

test('the list closes when the focus goes on to what it would cover (R-CHROME-1)', async ({ page }) => {
  await open(page, '/it/contatti')
  const { button, link } = switcher(page)
  for (const key of ['Tab', 'Shift+Tab']) {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(link('en')).toBeVisible()
    if (key === 'Tab') await link('en').focus()
    for (let step = 0; step < 2; step += 1) await page.keyboard.press(key)
    await expect(link('en')).toBeHidden()
    await expect(page.locator(':focus')).toBeVisible()
  }
})

test('the list opens on hover, stays at a press, closes by Escape (R-CHROME-1)', async ({ page }) => {
  await open(page, '/en')
  const { button, link } = switcher(page)
  await expect(link('it')).toBeHidden()
  await button.hover()
  await expect(link('it')).toBeVisible()
  await button.click()
  await link('it').hover()
  await expect(link('it')).toBeVisible()
  await button.hover()
  await page.keyboard.press('Escape')
  await expect(link('it')).toBeHidden()
  await button.hover({ position: { x: 8, y: 8 } })
  await expect(link('it'), 'until the pointer comes again').toBeHidden()
  await page.mouse.move(10, 600)
  await button.hover()
  await expect(link('it')).toBeVisible()
  await page.mouse.move(10, 600)
  await expect(link('it')).toBeHidden()
})

test('choosing a language leads to the counterpart, and keeps search and hash (R-ROUTE-5)', async ({ page }) => {
  const [interest] = interests.shared
  await open(page, `/en/contact?interest=${interest}#contact`)
  await switcher(page).button.hover()
  await switcher(page).link('it').click()
  await expect(page).toHaveURL(`/it/contatti?interest=${interest}#contact`)

  // The address passes on a hash that a link inside the page has added.
  await open(page, '/en')
  await page.locator('main a[href$="#section-3"]').first().click()
  await expect(page).toHaveURL('/en#section-3')
  await switcher(page).button.hover()
  await switcher(page).link('it').click()
  await expect(page).toHaveURL('/it#section-3')
})

test('a tap opens the list, another closes it, a third chooses @phone (R-CHROME-1)', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'touch')
  await open(page, '/en/contact')
  const { button, link } = switcher(page)
  await button.tap()
  await expect(link('it')).toBeVisible()
  await button.tap()
  await expect(link('it')).toBeHidden()
  await button.tap()
  await link('it').tap()
  await expect(page).toHaveURL('/it/contatti')
  expect(address(page)).toBe('/it/contatti')
})
