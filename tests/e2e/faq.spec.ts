import type { Locator } from '@playwright/test'

import { plain } from './support/copy'
import { pageOf, sampled, sectionOf, shown } from './support/site'
import { expect, open, test } from './support/test'

const withQuestions = [pageOf('evento-farmasimplex', 'it'), pageOf('contact', 'en'), pageOf('contact', 'it')]

for (const sitePage of sampled(withQuestions, 2)) {
  test(`${sitePage.path}: one question is open at a time, none at first @phone (R-PAGE-12)`, async ({ page }) => {
    const { section, anchor } = sectionOf(sitePage, 'faq')
    await open(page, sitePage.path)
    const accordion = page.locator(`#${anchor}`)
    const opened = accordion.locator('details[open] summary')
    await expect(accordion.locator('details')).toHaveCount(section.items.length)
    await expect(opened).toHaveCount(0)
    for (const { question, answer } of section.items) {
      const text = shown(question, sitePage.language)
      await accordion.getByText(text, { exact: true }).click()
      await expect(opened).toHaveText([text])
      await expect(accordion.getByText(plain(shown(answer, sitePage.language)))).toBeVisible()
    }
    await opened.click()
    await expect(opened).toHaveCount(0)
    await accordion.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await expect(opened).toHaveCount(1)
    await page.keyboard.press('Space')
    await expect(opened).toHaveCount(0)
  })
}

/** Where an element lies on the screen. */
const top = async (element: Locator) => (await element.boundingBox())?.y ?? 0

for (const [how, choose] of [
  ['by a finger @phone', (question: Locator) => question.tap()],
  ['by the keyboard', (question: Locator) => question.press('Enter')],
] as const) {
  test(`a question below an open one stays where it is when chosen ${how} (R-PAGE-12)`, async ({ page, hasTouch }) => {
    test.skip(how.includes('@phone') !== hasTouch, 'needs a touch screen')
    await open(page, pageOf('evento-farmasimplex', 'it').path)
    const questions = page.locator('main section summary')
    await questions.first().click()
    for (const place of [1, 3, 0, 2]) {
      const question = questions.nth(place)
      // Near the bar, where the answer above it is mostly out of sight.
      await question.evaluate((element) =>
        scrollBy({ top: element.getBoundingClientRect().top - 110, behavior: 'instant' }),
      )
      const before = await top(question)
      await choose(question)
      await expect(page.locator('details[open] summary')).toHaveText([await question.innerText()])
      // What the browser itself moves, it moves in the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(Math.abs((await top(question)) - before), 'px').toBeLessThan(1)
    }
  })
}
