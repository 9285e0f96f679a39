import type { Page } from '@playwright/test'

/** Faults of the labels of a page's drawings: labels that overlap, labels outside the screen, letters under 14 px. */
export const faultsOfLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Text for screen readers alone does not count.
    const lettersOf = (label: Element) =>
      [...label.querySelectorAll('[data-part]')].flatMap((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return [...range.getClientRects()]
      })
    const labels = [...document.querySelectorAll('[data-label]')].map((element) => ({
      name: element.textContent?.slice(0, 24) ?? '',
      lines: lettersOf(element),
      smallest: Math.min(
        ...[...element.querySelectorAll('[data-part]')].map((part) =>
          Number.parseFloat(getComputedStyle(part).fontSize),
        ),
      ),
    }))
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const pairs = labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .filter((other) => one.lines.some((line) => other.lines.some((otherLine) => meet(line, otherLine))))
        .map((other) => `"${one.name}" on "${other.name}"`),
    )
    const outside = labels
      .filter(({ lines }) => lines.some(({ left, right }) => left < 0 || right > document.documentElement.clientWidth))
      .map(({ name }) => `"${name}" leaves the screen`)
    const small = labels.filter(({ smallest }) => smallest < 14).map(({ name }) => `"${name}" is under 14 px`)
    return [...pairs, ...outside, ...small]
  })
