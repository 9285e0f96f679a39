import { pageOf } from './support/site'
import { expect, open, test } from './support/test'

/** R-PAGE-21 */
test('a mouse over the terrain of a hero reads the height there, and nothing over words', async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, 'a finger covers what it points at')
  await open(page, pageOf('our-philosophy', 'it').path)
  const height = page.locator('[data-height]')
  const metres = async () => Number.parseInt((await height.textContent()) ?? '', 10)
  const box = await page.locator('main section').first().boundingBox()
  const at = (x: number, y: number) =>
    page.mouse.move((box?.x ?? 0) + x * (box?.width ?? 0), (box?.y ?? 0) + y * (box?.height ?? 0), { steps: 3 })
  await expect(async () => {
    await at(0.55, 0.2)
    await expect(height).toHaveText(/^-?\d+ m$/, { timeout: 500 })
  }).toPass()
  const low = await metres()
  // The summit of this page's terrain, as data/terrains.json has it: x 1.5, y 0.3 of the frame's height.
  await at(0.84, 0.3)
  await expect.poll(metres).toBeGreaterThan(low + 40)
  await page.locator('h1').hover()
  await expect(height).toHaveCount(0)
})
