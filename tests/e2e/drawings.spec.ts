import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

import { isComplete } from './support/complete'
import { crossedCopy, crossedLabels } from './support/crossed'
import { chooseLetters } from './support/fit'
import { takeFonts } from './support/fonts'
import { faultsOfLabels } from './support/labels'
import { widths } from './support/overflow'
import {
  fewPages,
  homePage,
  pages,
  pagesWith,
  type SitePage,
  sampled,
  sampledPages,
  siteDirectory,
} from './support/site'
import { expect, needed, test } from './support/test'

/** Lines have one place in both themes; in a complete check both are looked at. */
const themes = isComplete ? (['light', 'dark'] as const) : (['light'] as const)

const isDrawn = ({ sections }: SitePage) => sections.some(({ section }) => section.type === 'drawing')

for (const { path } of sampled(sampledPages.filter(isDrawn), 4)) {
  test(`no label of the drawing of ${path} leaves the screen, touches another or lies on a line, also with letters of 20 px (R-PAGE-19)`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('[data-label]').first()).toBeAttached()
    await takeFonts(page)
    for (const letters of [16, 20]) {
      await chooseLetters(page, letters)
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await faultsOfLabels(page), `labels at ${width} px, letters of ${letters} px`).toEqual([])
      }
    }
  })
}

test('a label on another, on a line and outside the screen are found (R-PAGE-19)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const drawn = pagesWith('drawing').find(({ language }) => language === 'en')
  await page.goto(needed(drawn, 'English page with a drawing').path)
  await expect(page.locator('[data-layer=subject] use[href]').first()).toBeAttached()
  await page.evaluate(() => {
    for (const [index, label] of [...document.querySelectorAll<HTMLElement>('[data-label]')].entries())
      Object.assign(label.style, { left: '40%', marginTop: '24%', ...(index === 0 && { left: '-40px' }) })
  })
  const found = (await faultsOfLabels(page)).join()
  for (const fault of ['leaves the screen', '" on "', 'lies on a line']) expect(found).toContain(fault)
})

/** Looks for crossed words at each width, in both themes in a complete check. The bar of the page is taken away. */
async function expectUncrossed(page: Page, path: string, viewports: readonly number[], crossed: typeof crossedLabels) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await takeFonts(page)
  await page.evaluate(() => document.querySelector('header')?.remove())
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    for (const width of viewports) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await crossed(page), `${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

for (const { path } of sampled(sampledPages.filter(isDrawn), 2)) {
  test(`no line of the drawing of ${path} crosses its words (R-PAGE-19)`, async ({ page }) => {
    await expectUncrossed(page, path, isComplete ? widths : [390, 768, 1440], crossedLabels)
  })
}

for (const { path } of sampled(fewPages, 2)) {
  test(`no contour of ${path} crosses small words (R-PAGE-19)`, async ({ page }) => {
    await expectUncrossed(page, path, isComplete ? widths : [390, 1440], crossedCopy)
  })
}

test('small words that a contour crosses are found (R-PAGE-19)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(homePage('en').path)
  await page.evaluate(() => {
    for (const terrain of document.querySelectorAll<SVGElement>('main > section > svg'))
      Object.assign(terrain.style, { maskImage: 'none', opacity: '1' })
  })
  await expect.poll(() => crossedCopy(page)).toContainEqual(expect.stringContaining('a line crosses'))
})

test('words of a drawing that a line crosses are found (R-PAGE-19)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(homePage('en').path)
  await page.evaluate(() => {
    document.querySelector('header')?.remove()
    const label = document.querySelector<HTMLElement>('[data-label=place-1]')
    if (label) label.style.translate = '200px 60px'
  })
  await expect.poll(() => crossedLabels(page)).toContainEqual(expect.stringContaining('a line crosses'))
})

test('every drawing reads as a list without its pictures, and shows its pictures without JavaScript (R-PAGE-19, R-BASE-1)', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const { path } of sampledPages.filter(isDrawn)) {
    await page.goto(path)
    await expect.soft(page.locator('[data-label]').first(), path).toBeVisible()
    await expect.soft(page.locator('[data-layer] use[href]').first(), path).toBeAttached()
  }
  await context.close()
})

test('a page fetches only the composition of a drawing that it shows, and after its first frame (R-PAGE-19, R-SPEED-1)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/static\/.*\/(wide|small|tall)\.svg$/.test(pathname)) asked.push(pathname)
  })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => performance.mark('parsed'))
  })
  await page.goto('/en')
  const shown = page.locator('[data-layer=land] use[href]')
  await expect(shown).toHaveCount(1)
  expect(new Set(asked).size).toBe(1)
  // The page itself requests none: the time of its first frame depends on the machine.
  const fetchedAfterParsing = () =>
    page.evaluate(() => {
      const [parsed] = performance.getEntriesByName('parsed')
      // The browser lists a file when it has loaded all of it.
      const fetched = performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/(wide|small|tall)\.svg$/.test(name))
      return parsed && fetched && fetched.startTime > parsed.startTime
    })
  await expect.poll(fetchedAfterParsing).toBe(true)

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize(width > height ? { width: 390, height: 844 } : { width: 1440, height: 900 })
  await expect(shown.filter({ visible: true })).toHaveCount(1)
  expect(new Set(asked).size).toBe(2)
})

const published = (path: string) => readFileSync(join(siteDirectory, path), 'utf8')

/** Custom properties that styles and drawings use, and those that a style or a script sets. */
const askedIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)

/** A drawing takes its colors from the page. */
test('every page defines the custom properties of its styles and its drawings (R-PAGE-19)', () => {
  for (const { path } of pages) {
    const html = published(join(path, 'index.html'))
    const files = (kind: RegExp) => [...html.matchAll(kind)].map(([file]) => published(file)).join('')
    const [, styled = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const asked = askedIn(styled + files(/\/static\/[\w-]+\/(?:wide|small|tall|signs)[\w-]*\.svg/g))
    const missing = [...new Set(asked)].filter((name) => !styled.includes(`${name}:`))
    expect(missing, path).toEqual([])
    expect(askedIn(styled).length, path).toBeGreaterThan(20)
  }
})
