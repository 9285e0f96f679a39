import type { Page } from '@playwright/test'

import { fewPages } from './support/site'
import { expect, menuButton, open, test } from './support/test'

/**
 * Controls that a finger misses which lands 21 px above, below or beside their middle, and how large they are. As in WCAG
 * 2.5.8, a link in running text may be smaller. One in the lists of the footer has 30 px.
 */
const smallTargets = (page: Page, within: string) =>
  page.locator(within).evaluate((part) => {
    const reach = 21
    const isInText = (control: Element) => {
      const text = control.closest('p, li, dd, label')?.textContent?.trim() ?? ''
      return getComputedStyle(control).display === 'inline' && text.length > (control.textContent?.trim().length ?? 0)
    }
    const isHit = (control: Element, x: number, y: number) => {
      const found = document.elementFromPoint(x, y)
      return found !== null && (control.contains(found) || found.closest('label')?.control === control)
    }
    const controls = [
      ...part.querySelectorAll<HTMLElement>('a:not([data-skip]), button, summary, input, select, textarea'),
    ]
    return controls
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0 && !isInText(one))
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = control.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (
          control.matches('footer li *')
            ? height >= 30
            : [-reach, reach].every((by) => isHit(control, x, y + by) && isHit(control, x + by, y))
        )
          return []
        return [
          `${control.textContent?.trim() || control.outerHTML.slice(0, 60)}: ${Math.round(width)} × ${Math.round(height)}`,
        ]
      })
  })

test('on a phone every control is 44 px high and wide, in menu and footer @phone (R-PAGE-26)', async ({ page }) => {
  test.slow()
  for (const { path } of fewPages) {
    await open(page, path)
    expect.soft(await smallTargets(page, 'body'), path).toEqual([])
    await menuButton(page).click()
    expect.soft(await smallTargets(page, '#menu nav'), `the menu of ${path}`).toEqual([])
  }
})
