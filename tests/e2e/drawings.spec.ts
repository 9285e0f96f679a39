import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

import { drawingFile } from '../../src/data-model/drawing'
import { isComplete } from './support/complete'
import { crossedWords } from './support/crossed-words'
import { chooseLetters } from './support/fit'
import { takeFonts } from './support/fonts'
import { faultsOfLabels } from './support/labels'
import { widths } from './support/overflow'
import { homePage, inTurns, pages, pagesWith, sampled, sectionOf, siteDirectory } from './support/site'
import { expect, needed, softly, test } from './support/test'

const drawn = isComplete ? pagesWith('drawing') : inTurns(pagesWith('drawing'))

for (const { path } of sampled(drawn, 4)) {
  test(`no label of ${path} leaves the screen, touches another or lies on a line (R-PAGE-19)`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-label]').first()).toBeAttached()
    await takeFonts(page)
    for (const letters of [16, 20]) {
      await chooseLetters(page, letters)
      for (const width of [320, 390, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        // The page measures its labels in the next frame.
        await softly
          .poll(() => faultsOfLabels(page), { message: `labels at ${width} px, letters of ${letters} px` })
          .toEqual([])
      }
    }
  })
}

/** Opens a page without its bar, which would lie over words. */
async function openWithoutBar(page: Page, path: string) {
  await page.goto(path)
  await takeFonts(page)
  await page.evaluate(() => document.querySelector('header')?.remove())
}

for (const { path } of isComplete ? pages : sampled(drawn, 3)) {
  test(`no line crosses words of ${path}, and no halo of a label fades them (R-PAGE-19)`, async ({ page }) => {
    await openWithoutBar(page, path)
    // Lines have one place in both themes; in a complete check both are looked at.
    for (const colorScheme of isComplete ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme })
      for (const width of isComplete ? widths : [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        // The page measures its labels in the next frame.
        await softly.poll(() => crossedWords(page), { message: `${width} px, ${colorScheme}` }).toEqual([])
      }
    }
  })
}

test('with letters as they are, every drawing is a picture, and no list (R-PAGE-19)', async ({ page }) => {
  test.slow()
  for (const { path } of sampled(inTurns(pagesWith('drawing')), 3)) {
    await page.goto(path)
    // The code that lists labels comes last.
    await page.waitForLoadState('networkidle')
    for (const width of sampled([1024, 768, 1440, 1280, 1366], 3)) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
      expect.soft(await page.locator('[data-listed]').count(), `${path} at ${width} px`).toBe(0)
    }
  }
})

test('labels on another, on a line or outside, and words under a line, are found (R-PAGE-19)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // The page itself would list such labels.
  await page.route('**/assets/drawings-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await openWithoutBar(page, needed(drawn[0], 'page with a drawing').path)
  await expect(page.locator('[data-layer=subject] use[href]').first()).toBeAttached()
  await page.evaluate(() => {
    for (const [index, label] of [...document.querySelectorAll<HTMLElement>('[data-label]')].entries())
      Object.assign(label.style, { left: '40%', marginTop: '24%', ...(index === 0 && { left: '-40px' }) })
    for (const terrain of document.querySelectorAll<SVGElement>('main > section svg:has(use[href$="#terrain"])'))
      Object.assign(terrain.style, { maskImage: 'none', opacity: '1', zIndex: '1' })
  })
  const found = (await faultsOfLabels(page)).join()
  for (const fault of ['leaves the screen', '" on "', 'lies on a line']) expect(found).toContain(fault)
  await expect.poll(() => crossedWords(page)).toContainEqual(expect.stringContaining('a contour crosses'))
  const crossed = (await crossedWords(page)).join()
  for (const fault of ['a line crosses', 'a halo fades']) expect(crossed).toContain(fault)
})

/** The parts of a drawing's art that lead where a label does, at one width of the screen. */
const targetsOf = (name: string, size: string) => {
  const { compositions } = drawingFile.parse(JSON.parse(readFileSync(`data/drawings/${name}/drawing.json`, 'utf8')))
  const { width = 1, places = [] } = compositions.find((one) => one.size === size) ?? {}
  return places.flatMap(({ label, target }) => (target ? [{ label, target, width }] : []))
}

test('a part of the home map leads where the words beside it do (R-PAGE-2)', async ({ page }) => {
  await page.goto(homePage('it').path)
  await takeFonts(page)
  const name = sectionOf(homePage('it'), 'drawing').section.drawing
  for (const [size, width] of [
    ['tall', 390],
    ['small', 1000],
    ['wide', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.locator('[data-labels]').scrollIntoViewIfNeeded()
    for (const { label, target, width: units } of targetsOf(name, size)) {
      const link = page.locator(`[data-label=${label}] a`)
      const stage = needed((await page.locator('[data-labels]').boundingBox()) ?? undefined, 'picture')
      const scale = stage.width / units
      const [x, y] = [target.x + target.width / 2, target.y + target.height / 2].map((middle) => middle * scale)
      await page.mouse.move(stage.x + (x ?? 0), stage.y + (y ?? 0))
      await expect(link, `${label} at ${width} px`).toHaveCSS('text-decoration-line', 'underline')
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every drawing reads as a list, and shows its picture (R-PAGE-19, R-BASE-1)', async ({ page }) => {
    for (const { path } of sampled(drawn, 4)) {
      await page.goto(path)
      await expect.soft(page.locator('[data-label]').first(), path).toBeVisible()
      await expect.soft(page.locator('[data-layer] use[href]').first(), path).toBeAttached()
    }
  })
})

test('a page fetches only the composition that it shows, after its HTML (R-PAGE-19, R-SPEED-1)', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/static\/.*\/(wide|small|tall)\.svg$/.test(pathname)) asked.add(pathname)
  })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => performance.mark('parsed'))
  })
  await page.goto(homePage('en').path)
  const shown = page.locator('[data-layer=land] use[href]')
  await expect(shown).toHaveCount(1)
  expect(asked.size).toBe(1)
  const fetchedAfterParsing = () =>
    page.evaluate(() => {
      const [parsed] = performance.getEntriesByName('parsed')
      // The browser lists a file when it has loaded all of it.
      const files = performance.getEntriesByType('resource')
      const fetched = files.find(({ name }) => /\/(wide|small|tall)\.svg#/.test(name))
      return parsed && fetched && fetched.startTime > parsed.startTime
    })
  await expect.poll(fetchedAfterParsing).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(shown.filter({ visible: true })).toHaveCount(1)
  expect(asked.size).toBe(2)
})

const published = (path: string) => readFileSync(join(siteDirectory, path), 'utf8')
/** The library of toasts sets its own. */
const askedIn = (text: string) => [...text.matchAll(/var\((--(?!radix-)[\w-]+)\)/g)].map(([, name]) => name)

test('every page defines the custom properties of its styles and its drawings (R-PAGE-19)', () => {
  for (const { path } of pages) {
    const html = published(join(path, 'index.html'))
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const art = [...html.matchAll(/\/static\/[\w-]+\/(?:wide|small|tall|signs)[\w-]*\.svg/g)]
    const asked = new Set(askedIn(styles + art.map(([file]) => published(file)).join('')))
    expect(asked.size, path).toBeGreaterThan(10)
    expect(
      [...asked].filter((name) => !styles.includes(`${name}:`)),
      path,
    ).toEqual([])
  }
})
