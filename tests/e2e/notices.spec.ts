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

/** R-PAGE-13 */
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

/** R-TOAST-2, R-TOAST-3 */
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
