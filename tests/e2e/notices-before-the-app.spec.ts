import { loseScripts } from './support/slow-phone'
import { expect, test } from './support/test'
import { noticeButton, noticePlace, noticePlaces } from './support/toasts'
import { word } from './support/words'

/** R-PAGE-13, R-BASE-1 */
test('where no script arrives, a button without a target says so all the same', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to load resource|preload/)
  await loseScripts(page)
  noticePlace()
  for (const place of noticePlaces) {
    const { path, language } = place
    await page.goto(path)
    const sentence = page.getByText(word(language, 'notices.notOnline.text')).locator('visible=true')
    await expect(sentence).toHaveCount(0)
    await noticeButton(page, place).click()
    await expect(sentence).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(sentence).toHaveCount(0)
  }
})
