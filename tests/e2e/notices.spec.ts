import type { Page } from '@playwright/test'

import { violations } from './support/axe'
import { pageOf, pages, sectionOf, shown, site } from './support/site'
import { expect, languageHere, open, test } from './support/test'
import { word } from './support/words'

const contact = pageOf('contact', 'en')
const notices = (page: Page) => page.getByRole('region', { name: word(languageHere(page), 'notices.label') })
const cards = (page: Page) => notices(page).locator('[data-toast]:not([data-leaving=true])')
const offerButton = (page: Page) => {
  const { section } = sectionOf(contact, 'offer')
  return page.getByRole('button', { name: shown(section.actions[0]?.label ?? '', 'en') })
}

const offers = pages.flatMap((page) =>
  page.sections.flatMap(({ section }) =>
    section.type === 'offer' ? section.actions.map((action) => ({ ...page, action })) : [],
  ),
)

test('a button without an action yet says so, and points to the contact page', async ({ page }) => {
  expect(offers.length).toBeGreaterThan(0)
  for (const { path, language, action } of offers.filter((offer) => site.actions[offer.action.action] === null)) {
    await open(page, path)
    await page.getByRole('button', { name: shown(action.label, language) }).click()
    await expect(cards(page)).toContainText([word(language, 'notices.notOnline.title')])
    await expect(cards(page)).toContainText([word(language, 'notices.notOnline.text')])
    const link = cards(page).getByRole('link', { name: word(language, 'notices.notOnline.link') })
    await expect(link).toHaveAttribute('href', pageOf('contact', language).path)
    await expect(page).toHaveURL(path)
  }
})

test('at most three notices are shown; each closes by its button', async ({ page }) => {
  await open(page, contact.path)
  for (let click = 0; click < 5; click += 1) await offerButton(page).click()
  await expect(cards(page)).toHaveCount(3)
  await cards(page).first().hover()
  expect.soft(await violations(page)).toEqual([])
  for (const left of [2, 1, 0]) {
    await cards(page)
      .first()
      .getByRole('button', { name: word('en', 'notices.close') })
      .click()
    await expect(cards(page)).toHaveCount(left)
  }
})

test('a notice goes after 4 s, is heard, and waits while the pointer is on it', async ({ page }) => {
  await open(page, contact.path)
  await offerButton(page).click()
  await expect(cards(page)).toHaveCount(1)
  const shownAt = Date.now()
  await expect(page.locator('[data-announcer]')).toContainText(word('en', 'notices.notOnline.title'))
  await page.mouse.move(5, 400)
  await expect(cards(page)).toHaveCount(0, { timeout: 6000 })
  expect(Date.now() - shownAt).toBeGreaterThan(3500)

  await offerButton(page).click()
  await cards(page).first().hover()
  await page.waitForTimeout(4600)
  await expect(cards(page)).toHaveCount(1)
  await page.mouse.move(5, 400)
  await expect(cards(page)).toHaveCount(0, { timeout: 6000 })
})

test('Alt+T moves the focus to the newest notice, and back', async ({ page }) => {
  await open(page, contact.path)
  await offerButton(page).click()
  await expect(cards(page)).toHaveCount(1)
  await page.keyboard.press('Alt+T')
  await expect(cards(page).first()).toBeFocused()
  await page.keyboard.press('Alt+T')
  await expect(offerButton(page)).toBeFocused()
})

test('F8 moves the focus to the result of a form, and back', async ({ page }) => {
  await open(page, contact.path)
  await page.locator('main form button[type=submit]').click()
  const result = page.getByRole('region', { name: word('en', 'notices.results') }).locator('[data-toast]')
  await expect(result).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(result).toBeFocused()
  await page.keyboard.press('F8')
  await expect(page.locator('[name=firstName]')).toBeFocused()
})

test('a swipe of 20 px closes a notice, a shorter one does not', async ({ page }) => {
  await open(page, contact.path)
  await offerButton(page).click()
  const text = cards(page).first().locator('strong')
  await expect(text).toBeVisible()
  for (const [distance, left] of [
    [15, 1],
    [25, 0],
  ] as const) {
    const box = await text.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 3 })
    await page.mouse.up()
    await expect(cards(page)).toHaveCount(left)
  }
})
