import { pages, shown, site } from './support/site'
import { expect, test } from './support/test'
import { word } from './support/words'

const offers = pages.flatMap((page) =>
  page.sections.flatMap(({ section }) =>
    section.type === 'offer' ? section.actions.map((action) => ({ ...page, action })) : [],
  ),
)

/** R-PAGE-13, R-BASE-1 */
test('where no script arrives, a button without a target says so all the same', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to load resource|preload/)
  await page.route('**/*.js', (route) => route.abort())
  for (const { path, language, action } of offers.filter((offer) => site.actions[offer.action.action] === null)) {
    await page.goto(path)
    const sentence = page.getByText(word(language, 'notices.notOnline.text')).locator('visible=true')
    await expect(sentence).toHaveCount(0)
    await page.getByRole('button', { name: shown(action.label, language) }).click()
    await expect(sentence).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(sentence).toHaveCount(0)
  }
})
