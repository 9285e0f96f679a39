import type { Page } from '@playwright/test'

import { pagesWith, sampled } from './support/site'
import { expect, test } from './support/test'

/** A page for each kind of drawing that tells its numbers again, where the site has one. */
const pages = (['river', 'strata'] as const).flatMap((type) => pagesWith(type)[0]?.path ?? [])

const parts = (page: Page) => page.locator('[data-reading]')
const tag = (page: Page, index: number) => parts(page).nth(index).locator('span')

/** Scrolls a part of the drawing to the middle of the window, and returns its place. */
async function middleOf(page: Page, index: number): Promise<{ x: number; y: number }> {
  const shape = parts(page).nth(index).locator('i')
  await shape.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { x = 0, y = 0, width = 0, height = 0 } = (await shape.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

const expectOnly = async (page: Page, index: number) => {
  const shown = await parts(page).evaluateAll((all) =>
    all.flatMap((part, place) => (getComputedStyle(part.querySelector('span') ?? part).opacity === '1' ? [place] : [])),
  )
  expect(shown, 'parts that show their number').toEqual(index < 0 ? [] : [index])
}

for (const path of sampled(pages, 1)) {
  test(`parts of the drawing of ${path} show their numbers again, under the pointer and by keys, without a script (R-PAGE-22)`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(path)
    await expectOnly(page, -1)
    const { x, y } = await middleOf(page, 2)
    await page.mouse.move(x, y)
    await expect(tag(page, 2)).toHaveCSS('opacity', '1')
    await expectOnly(page, 2)
    await page.mouse.move(5, 400)
    await expectOnly(page, -1)
    await parts(page).nth(0).locator('input').focus()
    await expectOnly(page, 0)
    await page.keyboard.press('ArrowRight')
    await expectOnly(page, 1)
    await context.close()
  })

  test(`a tap on a part of the drawing of ${path} shows its number, within the screen @phone (R-PAGE-22)`, async ({
    page,
    hasTouch,
  }) => {
    test.skip(!hasTouch, 'needs a touch screen')
    await page.goto(path)
    for (const index of [1, (await parts(page).count()) - 1]) {
      const { x, y } = await middleOf(page, index)
      await page.touchscreen.tap(x, y)
      await expect(tag(page, index)).toHaveCSS('opacity', '1')
      const box = await tag(page, index).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    }
  })
}
