import type { Page } from '@playwright/test'

import { contactPage, fewPages, homePage, pageWith, plainPages, sectionOf } from './support/site'
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
    await expect.poll(() => columns(page, `${grid} header > *`), `${width} px`).toBe(intros)
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

test('on a phone the land lies below the words, and above badges and figures (R-PAGE-23)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const kind of ['spots', 'badges'] as const) {
    await page.goto(pageWith('hero', 'it', ({ image, [kind]: list }) => !image && list.length > 0).path)
    const [words, land, list] = await Promise.all(
      ['h1', 'svg:has(use)', 'ul'].map((part) =>
        page.locator(`main > section:first-child ${part}`).first().boundingBox(),
      ),
    )
    const middle = (land?.y ?? 0) + (land?.height ?? 0) / 2
    expect(words?.y, kind).toBeLessThan(middle)
    expect(list?.y, kind).toBeGreaterThan(middle)
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

test('light and dark follow the setting of the system, at once (R-PAGE-16)', async ({ page }) => {
  /** 0 is black, 255 white. */
  const lightness = () =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(document.body)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? []
      return (red + green + blue) / 3
    })
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, needed(plainPages('it')[0], 'page without a form').path)
  // The browser's own parts of the page follow, too.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark')
  await expect.poll(lightness).toBeGreaterThan(200)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(lightness).toBeLessThan(80)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(lightness).toBeGreaterThan(200)
})

/** The ground behind a text, and the ground and the letters of a selection in it. */
const selections = (page: Page) =>
  page.locator('main :is(h1, h2, p), footer a').evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundColor: ground, color: letters } = getComputedStyle(element, '::selection')
      const grounds = function* () {
        for (let at: Element | null = element; at; at = at.parentElement) yield getComputedStyle(at).backgroundColor
      }
      const behind = [...grounds()].find((color) => !/^rgba|transparent/.test(color))
      return { text: element.textContent?.slice(0, 30), behind, ground, letters }
    }),
  )

/** Lemon on a lemon field would be invisible. */
test('a selection is visible on every surface, in both themes (R-PAGE-16)', async ({ page }) => {
  await open(page, '/en')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const selected = await selections(page)
    expect(selected.length).toBeGreaterThan(20)
    const unseen = selected.filter(({ behind, ground, letters }) => ground === behind || ground === letters)
    expect(unseen, colorScheme).toEqual([])
  }
})
