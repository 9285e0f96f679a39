import type { Page } from '@playwright/test'

import { weakContrast } from './support/axe'
import { contactPage, pagesFor, sampled } from './support/site'
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

test('given a visitor who asks for more contrast, text has 7 : 1 and lines are whole (R-PAGE-20)', async ({ page }) => {
  for (const path of sampled([contactPage('it').path, '/en', ...pagesFor('event').map(({ path }) => path)], 1)) {
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
