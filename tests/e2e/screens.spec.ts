import type { Page } from '@playwright/test'

import { faults } from './support/faults'
import { takeFonts } from './support/fonts'
import { widths } from './support/overflow'
import { contactPage, fewPages, homePage, pagesWith, pageWith, plainPages, sectionOf } from './support/site'
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

for (const language of ['en', 'it'] as const) {
  test(`no word is broken, no arrow points away, all rules meet (${language}) (R-PAGE-15, R-CHROME-9)`, async ({
    page,
  }) => {
    for (const { path } of fewPages.filter((one) => one.language === language)) {
      await page.goto(path)
      await takeFonts(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect.soft(await faults(page), `${path} at ${width} px, ${colorScheme}`).toEqual([])
        }
      }
    }
  })
}

test('each fault of layout is found when a page has it (R-PAGE-15)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const withForm = new Set(pagesWith('contact'))
  const drawn = pagesWith('drawing').find((one) => one.language === 'en' && withForm.has(one))
  await open(page, needed(drawn, 'English page with a drawing and a form').path)
  const found = (plant: () => void) => page.evaluate(plant).then(() => faults(page))
  await expect(found(() => {})).resolves.toEqual([])
  const planted = await found(() => {
    const [heading, other] = document.querySelectorAll<HTMLElement>('main h2')
    const [arrow, ...links] = document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]:has(svg)')
    heading?.replaceChildren('Pneumonoultramicroscopicsilicovolcanoconiosis')
    if (heading) heading.style.overflowWrap = 'anywhere'
    other?.replaceChildren('A long first line', document.createElement('br'), 'so')
    const label = document.querySelector('[data-label] span')
    label?.replaceChildren('A label of one line', document.createElement('br'), 'so')
    for (const link of [arrow, ...links].slice(0, 1)) link?.querySelector('svg')?.classList.toggle('up')
    document.querySelector<HTMLElement>('main select')?.style.setProperty('border-color', '#e6e6e6')
    if (other) Object.assign(other.style, { borderBottom: '1px solid', marginRight: '-24px' })
    if (arrow) Object.assign(arrow.style, { display: 'block', width: '300px', height: '100px', borderRadius: '99px' })
    document.querySelector('main')?.append(Object.assign(document.createElement('section'), { id: 'bare' }))
  })
  expect(planted).toEqual([
    expect.stringContaining('is broken'),
    expect.stringContaining('points the wrong way'),
    expect.stringContaining('24 px outside the column'),
    expect.stringContaining('is round'),
    expect.stringContaining('so" is one short word'),
    expect.stringContaining('so" is one short word'),
    expect.stringContaining('has a border of'),
    'the band bare is bare',
  ])
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
