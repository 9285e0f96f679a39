import type { Page } from '@playwright/test'

import { chooseLetters, misfits, spaceOut } from './support/fit'
import { takeFonts } from './support/fonts'
import { contactPage, longestPages, pages, pagesWith, sampled, sectionOf } from './support/site'
import { expect, missingPath, test } from './support/test'

const paths = [
  '/en',
  contactPage('it').path,
  ...longestPages.slice(0, 1).map(({ path }) => path),
  ...pages.filter((page) => sectionOf(page, 'hero').section.image).map(({ path }) => path),
  ...pagesWith('lead').map(({ path }) => path),
  '/it/nessuna-pagina',
]
const widths = [320, 360, 390, 412]

async function expectFit(page: Page, state: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    expect.soft(await misfits(page), `${page.url()} at ${width} px, ${state}`).toEqual([])
  }
}

for (const path of sampled(paths, 3)) {
  test(`letters of 20, 24 and 32 px, and wide spacing, fit a phone: ${path} (R-PAGE-15)`, async ({ page, watch }) => {
    watch.allow(...missingPath)
    await page.goto(path)
    await takeFonts(page)
    for (const size of [20, 24, 32]) {
      await chooseLetters(page, size)
      await expectFit(page, `letters of ${size} px`)
    }
    await chooseLetters(page, 16)
    await spaceOut(page)
    await expectFit(page, 'wide spacing')
  })
}

/** A window of 1280 × 720 at 200%. */
test('given a zoom of 200%, everything fits (R-PAGE-15)', async ({ page }) => {
  for (const path of ['/it', contactPage('en').path]) {
    await page.goto(path)
    await takeFonts(page)
    await page.setViewportSize({ width: 640, height: 360 })
    expect.soft(await misfits(page), path).toEqual([])
  }
})

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
