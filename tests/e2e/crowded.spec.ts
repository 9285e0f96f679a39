import { chromiumFlags, testBrowser } from '../../tools/support/engines'
import { takeFonts } from './support/fonts'
import { faultsOfLabels } from './support/labels'
import { inTurns, pagesWith, sampled } from './support/site'
import { expect, test } from './support/test'

// As in a browser whose visitor has set a smallest size of letters: those of the page, in rem or px, are no smaller.
test.use({
  launchOptions: {
    ...testBrowser(),
    args: [...chromiumFlags, '--blink-settings=minimumFontSize=24,minimumLogicalFontSize=24'],
  },
})

for (const { path } of sampled(inTurns(pagesWith('drawing')), 3)) {
  test(`given a smallest size of letters of 24 px, no label of the drawing of ${path} touches another, leaves the screen or lies on a line (R-PAGE-19)`, async ({
    page,
  }) => {
    await page.goto(path)
    await takeFonts(page)
    const size = () =>
      page.evaluate(() =>
        Math.min(
          ...[...document.querySelectorAll('[data-label] *')].map((part) =>
            Number.parseFloat(getComputedStyle(part).fontSize),
          ),
        ),
      )
    expect(await size()).toBeGreaterThanOrEqual(24)
    for (const width of [390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => faultsOfLabels(page), `labels at ${width} px`).toEqual([])
    }
  })
}
