import type { Page } from '@playwright/test'

import { fonts } from '../../src/theme/fonts'
import { chromiumFlags, testBrowser } from '../../tools/support/engines'
import { takeFonts } from './support/fonts'
import { shifted } from './support/shift'
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

test('given a slow line, text is there before its letters, and hardly moves when they come (R-SPEED-5)', async ({
  page,
}) => {
  let come = () => {}
  const arrival = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/it', { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  expect(await fontsOf(page, 'main :is(h1, h2, h3, p)')).toEqual(['Liberation Sans'])
  come()
  await expect
    .poll(() => fontsOf(page, 'main :is(h1, h2, h3)'))
    .toEqual([expect.stringContaining(fonts.heading.family)])
  // Some texts take the headings' font.
  const ofTexts = async () => (await fontsOf(page, 'main p')).filter((name) => !name.includes(fonts.heading.family))
  await expect.poll(ofTexts).toEqual([expect.stringContaining(fonts.text.family)])
  const { total, moved } = await shifted(page)
  expect(total, moved.join(', ')).toBeLessThan(0.01)
})
