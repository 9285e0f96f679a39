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
  })
}

test('a question that is pressed stays in the screen as the one above it closes (R-PAGE-12)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await open(page, pageOf('contact', 'en').path)
  const [above, pressed] = await page.locator('main details[name] summary').all()
  await above?.click()
  await pressed?.evaluate((summary) =>
    scrollBy({ top: summary.getBoundingClientRect().top - innerHeight * 0.3, behavior: 'instant' }),
  )
  await pressed?.click()
  const bar = (await page.locator('header').first().boundingBox())?.height ?? 0
  await expect.poll(async () => (await pressed?.boundingBox())?.y).toBeGreaterThanOrEqual(bar)
})
