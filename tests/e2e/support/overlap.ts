import type { Page } from '@playwright/test'

/**
 * Pairs of texts in a page's hero that overlap, and texts outside the hero. Figures stand on the terrain, and must not
 * cover anything.
 */
export const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hero = document.querySelector('main section')
    if (!hero) return ['the page has no hero']
    const bottom = hero.getBoundingClientRect().bottom
    const texts = [...hero.querySelectorAll('h1, h1 + p, h1 ~ div a, li')].map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      return { name: element.textContent?.slice(0, 24) ?? '', lines }
    })
    // Line boxes of tight headings overlap, but their letters do not.
    const [side, above] = [2, 6]
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - side && b.left < a.right - side && a.top < b.bottom - above && b.top < a.bottom - above
    const pairs = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => one.lines.some((line) => other.lines.some((otherLine) => meet(line, otherLine))))
        .map((other) => `"${one.name}" on "${other.name}"`),
    )
    const outside = texts
      .filter(({ lines }) => lines.some((line) => line.bottom > bottom + 1))
      .map(({ name }) => `"${name}" below the hero`)
    return [...pairs, ...outside]
  })
