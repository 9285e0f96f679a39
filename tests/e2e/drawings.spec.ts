import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

import { readArt } from '../../gatsby/data/read-art'
import type { CompositionSize } from '../../src/data-model/drawing'
import { nameIn } from '../../src/theme/drawing-screens'
import { isComplete } from './support/complete'
import { takeFonts } from './support/fonts'
import { paleWords } from './support/pale-words'
import { homePage, inTurns, pages, pagesWith, sampled, sectionOf, siteDirectory } from './support/site'
import { expect, needed, softly, test } from './support/test'

const drawn = isComplete ? pagesWith('drawing') : inTurns(pagesWith('drawing'))

const schemes = ['light', 'dark', 'darkened'] as const

/** The bar would lie over words. */
async function openWithoutBar(page: Page, path: string) {
  await page.goto(path)
  await takeFonts(page)
  await page.evaluate(() => document.querySelector('header')?.remove())
}

for (const { path } of isComplete ? pages : sampled(drawn, 2))
  test(`the words on the pictures of ${path} stand out in light, dark and darkened (R-PAGE-19)`, async ({ page }) => {
    test.slow()
    const browser = await page.context().newCDPSession(page)
    for (const scheme of schemes)
      for (const width of [390, 1440]) {
        // Chromium darkens no picture of what is taller than the screen.
        await page.setViewportSize({ width, height: 3500 })
        await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'dark' : 'light' })
        await browser.send('Emulation.setAutoDarkModeOverride', { enabled: scheme === 'darkened' })
        await openWithoutBar(page, path)
        for (const section of await page.locator('main > section:has([data-art], li > p > strong)').all()) {
          await section.scrollIntoViewIfNeeded()
          for (const art of await section.locator('[data-art]').filter({ visible: true }).all())
            await expect(art.locator('use[href]')).toBeAttached()
          const message = `${scheme}, ${width} px`
          await softly.poll(() => paleWords(section, '[data-label], li > p'), { message }).toEqual([])
        }
      }
  })

test('words that a line crosses are found (R-PAGE-19)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWithoutBar(page, needed(drawn[0], 'page with a drawing').path)
  const section = page.locator('main > section:has([data-art])').first()
  await section.evaluate((element) =>
    element.querySelector<HTMLElement>('[data-art=subject]')?.style.setProperty('background', '#777'),
  )
  expect(await paleWords(section, '[data-label]')).not.toEqual([])
})

test('with letters as they are, every drawing is a picture, and no list (R-PAGE-19)', async ({ page }) => {
  test.slow()
  for (const { path } of sampled(inTurns(pagesWith('drawing')), 3)) {
    await page.goto(path)
    await takeFonts(page)
    for (const width of sampled([390, 768, 1440, 1024, 1280], 3)) {
      await page.setViewportSize({ width, height: 900 })
      // The labels are measured after the first frame of that size.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect.soft(await page.locator('[data-listed]').count(), `${path} at ${width} px`).toBe(0)
    }
  }
})

/** The parts of a drawing's art that lead where a label does, at one width of the screen. */
const targetsOf = (name: string, size: CompositionSize) => {
  const { width, areas } = readArt(readFileSync(`data/drawings/${name}/${size}.svg`, 'utf8'), size)
  return areas.flatMap((target) => {
    const label = nameIn('target', target)
    return label ? [{ label, target, width }] : []
  })
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
      await expect.soft(page.locator('[data-label] span').first(), path).toBeVisible()
      for (const drawing of await page.locator('div:has(> [data-art])').all()) {
        const { y } = needed((await drawing.boundingBox()) ?? undefined, 'picture')
        for (const art of await drawing.locator('svg:has(use[href])').filter({ visible: true }).all())
          expect.soft(await art.boundingBox(), path).toMatchObject({ y })
        expect.soft(await drawing.locator('use[href]').count(), path).toBeGreaterThan(1)
      }
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
  const shown = page.locator('[data-art=land] use[href]')
  await expect(shown).toHaveCount(1)
  await expect.poll(() => asked.size).toBe(1)
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
  await expect.poll(() => asked.size).toBe(2)
})

const published = (path: string) => readFileSync(join(siteDirectory, path), 'utf8')
/** The library of toasts sets its own. */
const askedIn = (text: string) => [...text.matchAll(/var\((--(?!radix-)[\w-]+)\)/g)].map(([, name]) => name)

test('every page defines the custom properties of its styles and its drawings (R-PAGE-19)', () => {
  for (const { path } of pages) {
    const html = published(join(path, 'index.html'))
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const art = [...html.matchAll(/\/static\/[\w-]+\/(?:wide|small|tall)[\w-]*\.svg/g)]
    const asked = new Set(askedIn(styles + art.map(([file]) => published(file)).join('')))
    expect(asked.size, path).toBeGreaterThan(10)
    expect(
      [...asked].filter((name) => !styles.includes(`${name}:`)),
      path,
    ).toEqual([])
  }
})
