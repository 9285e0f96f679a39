import type { Page } from '@playwright/test'

/** Widths from the smallest phone (WCAG 1.4.10) to a wide screen. */
export const widths = [320, 390, 768, 900, 1024, 1440, 1920] as const

/** Elements outside the window, left or right, or that make the page scroll sideways. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const sideways =
      document.documentElement.scrollWidth > width
        ? [`the page is ${document.documentElement.scrollWidth} px wide`]
        : []
    const candidates = document.querySelectorAll(
      'h1, h2, h3, p, li, a, button, summary, input, select, textarea, td, dd, dt, label',
    )
    const outside = [...candidates].filter((element) => {
      // Letters of labels are judged, not their boxes: overlap.ts.
      if (element.closest('[aria-hidden=true], [data-label]') || !element.checkVisibility({ visibilityProperty: true }))
        return false
      const { left, right, width: own } = element.getBoundingClientRect()
      return own > 1 && (left < -1 || right > width + 1)
    })
    return [...sideways, ...outside.map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`)]
  })
