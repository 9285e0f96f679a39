import { modelOf } from '../../src/sections/models'
import { takeFonts } from './support/fonts'
import { faultsOfLabels } from './support/labels'
import { widths } from './support/overflow'
import { pages, type SitePage } from './support/site'
import { expect, test } from './support/test'

const isDrawn = ({ sections }: SitePage) => sections.some(({ section }) => 'frames' in modelOf(section).built.shape)

for (const { path } of pages.filter(isDrawn)) {
  /** R-PAGE-19 */
  test(`labels of the drawing of ${path} stand free on every screen, with letters twice as large too`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('[data-label]').first()).toBeAttached()
    await takeFonts(page)
    for (const letters of ['100%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, letters)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await faultsOfLabels(page), `labels at ${width} px, letters ${letters}`).toEqual([])
      }
    }
  })
}

/** R-PAGE-19, R-BASE-1 */
test('every drawing is a list without its pictures, and has them without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const { path } of pages.filter(isDrawn)) {
    await page.goto(path)
    await expect.soft(page.locator('[data-label]').first(), path).toBeVisible()
    await expect.soft(page.locator('use[href^="/drawing/"]').first(), path).toBeAttached()
  }
  await context.close()
})
