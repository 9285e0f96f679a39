import type { Page } from '@playwright/test'

import { weakContrast } from './support/axe'
import { pageOf } from './support/site'
import { expect, menuButton, open, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' } })

const themes = ['light', 'dark'] as const
const lineOf = (page: Page) =>
  page.locator('footer').evaluate((footer) => {
    const style = getComputedStyle(footer)
    return {
      line: style.getPropertyValue('--line'),
      soft: style.getPropertyValue('--ink-soft'),
      ink: style.getPropertyValue('--ink'),
    }
  })

/** R-PAGE-20 */
test('who asks for more contrast reads everything at 7 : 1, between whole lines', async ({ page }) => {
  for (const path of ['/en', pageOf('contact', 'it').path, pageOf('evento-farmasimplex', 'it').path]) {
    await open(page, path)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await weakContrast(page), `${path}, ${colorScheme}`).toEqual([])
    }
  }
  const { line, soft, ink } = await lineOf(page)
  expect(soft).toBe(ink)
  expect(line).toBe(ink)
  await menuButton(page).click()
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await weakContrast(page), `menu, ${colorScheme}`).toEqual([])
  }
})

/** The ground that stands behind an element, and the ground and letters of what is selected in it. */
const surfaces = (page: Page) =>
  page.locator('main :is(h1, h2, p), footer a').evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundColor, color } = getComputedStyle(element, '::selection')
      const grounds = function* () {
        for (let at: Element | null = element; at; at = at.parentElement) yield getComputedStyle(at).backgroundColor
      }
      return { behind: [...grounds()].find((ground) => !/^rgba|transparent/.test(ground)), backgroundColor, color }
    }),
  )

/** R-PAGE-16. Lemon on a field of lemon would not be seen. */
test('what is selected is seen on every surface, in both themes', async ({ page }) => {
  await open(page, '/en')
  for (const [theme, ground, letters] of [
    ['light', 'rgb(11, 85, 102)', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(255, 213, 61)', 'rgb(21, 23, 21)'],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme })
    const selected = await surfaces(page)
    expect(selected.length).toBeGreaterThan(20)
    for (const { behind, backgroundColor, color } of selected) {
      expect([backgroundColor, color]).toEqual([ground, letters])
      expect(behind).not.toBe(backgroundColor)
    }
  }
})
