import type { Page } from '@playwright/test'

import { contactPage, fewPages, homePage, pageOf, pagesWith, pageWith, sampled, sectionOf } from './support/site'
import { expect, needed, open, test } from './support/test'

/** The number of columns in which some elements of the page begin. */
const columns = (page: Page, elements: string) =>
  page.locator(elements).evaluateAll((all) => {
    const left = all.map((one) => Math.round(one.getBoundingClientRect().left))
    return new Set(left).size
  })

test('up to 768 px the home has one column, from 769 px on several (R-CHROME-9)', async ({ page }) => {
  await open(page, '/en')
  const [grid, steps] = (['grid', 'steps'] as const).map((kind) => `#${sectionOf(homePage('en'), kind).anchor}`)
  for (const [width, items, intros] of [
    [320, 1, 1],
    [768, 1, 1],
    [769, 3, 2],
    [1440, 3, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => columns(page, `${grid} h3`), `${width} px`).toBe(items)
    await expect.poll(() => columns(page, `${steps} h3`), `${width} px`).toBe(items)
    await expect.poll(() => columns(page, `${grid} header > :is(h2, p)`), `${width} px`).toBe(intros)
  }
})

test('a window whose width has a fraction, as a zoomed one, has a layout (R-CHROME-9)', async ({ request }) => {
  for (const { path } of fewPages) {
    const html = await (await request.get(path)).text()
    const bounds = (side: string) =>
      [...html.matchAll(new RegExp(`\\(${side}-width: ([\\d.]+)r?em\\)`, 'g'))].map(([, width]) => Number(width))
    const between = (least: number, most: number) => least > most + 0.005 && least < most + 0.1
    const gaps = bounds('min').filter((least) => bounds('max').some((most) => between(least, most)))
    expect.soft(gaps, path).toEqual([])
    expect(bounds('max')).toContain(48)
  }
})

test('on a phone the terrain lies below the words and badges, and above the figures (R-PAGE-23)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { path } = pageWith('hero', 'it', ({ image, badges, spots }) => !image && badges.length > 0 && spots.length > 0)
  await page.goto(path)
  const middles: number[] = []
  for (const part of ['h1', 'h1 ~ ul:has(~ svg)', 'svg:has(use)', 'svg ~ ul']) {
    const { y, height } = needed(
      (await page.locator(`main > section:first-child ${part}`).boundingBox()) ?? undefined,
      part,
    )
    middles.push(y + height / 2)
  }
  expect(middles).toEqual([...middles].sort((one, other) => one - other))
})

test('titles begin at one height, so that none jumps from page to page', async ({ page }) => {
  const heights = new Set<number>()
  const inner = pagesWith('hero').filter((one) => sectionOf(one, 'hero').section.variant !== 'home')
  for (const { path } of sampled(inner, 4)) {
    await open(page, path)
    heights.add(await page.locator('h1').evaluate((title) => Math.round(title.getBoundingClientRect().top)))
  }
  expect([...heights]).toHaveLength(1)
})

const firstScreens = [
  [1280, 585],
  [1366, 625],
  [375, 548],
  [360, 560],
] as const

/** Those with badges and long words first. */
const byHero = pagesWith('hero')
  .map((page) => ({ path: page.path, hero: sectionOf(page, 'hero').section }))
  .sort((one, other) => JSON.stringify(other.hero).length - JSON.stringify(one.hero).length)

for (const { path } of sampled(byHero, 4))
  test(`${path} shows its first action whole in the first screen, also on a low one (R-PAGE-15)`, async ({ page }) => {
    await open(page, path)
    for (const [width, height] of firstScreens) {
      await page.setViewportSize({ width, height })
      const action = page.locator('main > section:first-child h1 ~ div a').first()
      const { y = 0, height: own = 0 } = ((await action.count()) && (await action.boundingBox())) || {}
      expect.soft(y + own, `${width} × ${height}`).toBeLessThanOrEqual(height)
    }
  })

test('the bar stays in sight, with contact from 360 px on, a phone number from 1024 (R-CHROME-1)', async ({ page }) => {
  await open(page, '/it')
  const bar = page.locator('header > div')
  const shown = async () => [
    await bar.locator(`a[href="${contactPage('it').path}"]`).isVisible(),
    await bar.locator('a[href^="tel:"]').isVisible(),
  ]
  for (const [width, height, contact, phone] of [
    [320, 256, false, false],
    [360, 900, true, false],
    [769, 360, true, false],
    [1024, 900, true, true],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(shown, `${width} px`).toEqual([contact, phone])
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect(bar).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone no line ends after the hyphen of e-commerce and e-mail', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { path } of [pageOf('e-commerce-con-shopify', 'it'), pageOf('e-commerce-catania', 'it')]) {
    await open(page, path)
    const lines = await page
      .locator('main span')
      .filter({ hasText: /^e-[a-z]+$/i })
      .evaluateAll((words) => words.map((word) => word.getClientRects().length))
    expect(Math.max(...lines), path).toBe(1)
  }
})
