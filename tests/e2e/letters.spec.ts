import type { Page } from '@playwright/test'

import { chromiumFlags, testBrowser } from '../../tools/support/engines'
import { isComplete } from './support/complete'
import { desktopDevice, phoneDevice } from './support/devices'
import { takeFonts } from './support/fonts'
import { shifted } from './support/shift'
import { fewPages } from './support/site'
import { expect, test } from './support/test'

// As on a visitor's screen, letters may be of any width: without this flag, Chromium's have whole pixels.
test.use({ launchOptions: { ...testBrowser(), args: [...chromiumFlags, '--font-render-hinting=none'] } })

test('given a phone, the logo is whole and uncovered @phone (R-CHROME-1)', async ({ page }) => {
  await page.goto('/it')
  await takeFonts(page)
  const gap = () =>
    page.evaluate(() => {
      const name = document.querySelector('header > div > a span')?.getBoundingClientRect()
      const controls = document.querySelector('[data-switcher]')?.getBoundingClientRect()
      return (controls?.left ?? 0) - (name?.right ?? 0)
    })
  for (const width of [360, 375, 380, 390, 430, 480, 528, 529, 768]) {
    await page.setViewportSize({ width, height: 740 })
    // The ground behind the controls reaches 10 px out of them.
    expect(await gap(), `${width} px`).toBeGreaterThanOrEqual(width < 380 ? 12 : 26)
  }
})

/** Every heading, and how many lines its words take. */
const headings = (page: Page) =>
  page.locator('h1, h2, h3').evaluateAll((all) =>
    all.map((heading) => {
      const words = document.createRange()
      words.selectNodeContents(heading)
      // A word in a tag of its own stands some pixels off its line.
      const bottoms = [...words.getClientRects()].map(({ bottom }) => bottom).sort((one, other) => one - other)
      const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight)
      const lines = bottoms.filter((bottom, index) => bottom - (bottoms[index - 1] ?? 0) > lineHeight / 2).length
      return { name: heading.textContent ?? '', lines }
    }),
  )

/** The fonts that the browser paints some elements with, each once. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const used = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
  await session.detach()
  return [...new Set(used.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))]
}

for (const viewport of [phoneDevice.viewport, desktopDevice.viewport]) {
  test(`given a slow line, text is there before its letters: ${viewport.width} px (R-SPEED-5)`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(viewport)
    let come = () => {}
    let arrival = Promise.resolve()
    await page.route('**/*.woff2', async (route) => {
      await arrival
      await route.continue()
    })
    for (const { path } of fewPages) {
      arrival = new Promise((resolve) => {
        come = resolve
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      expect.soft(await fontsOf(page, 'main :is(h1, h2, h3, p)'), path).toEqual(['Liberation Sans'])
      const before = await headings(page)

      come()
      await expect.poll(() => fontsOf(page, 'main :is(h1, h2, h3)'), path).toEqual([expect.stringMatching('Bricolage')])
      // Some texts take the headings' font.
      const ofTexts = async () => (await fontsOf(page, 'main p')).filter((name) => !/Bricolage/.test(name))
      await expect.poll(ofTexts, path).toEqual([expect.stringMatching('Hanken')])
      const after = await headings(page)
      // What moves depends on the words, which an editor may change at any time: test:all asks.
      if (!isComplete) continue
      expect.soft(after, path).toEqual(before)
      const { total, moved } = await shifted(page)
      expect.soft(total, `${path}: ${moved.join(', ')}`).toBeLessThan(0.01)
    }
  })
}
