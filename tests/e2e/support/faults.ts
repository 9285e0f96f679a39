import type { Page } from '@playwright/test'

/** Words of headings and labels that are broken in two. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3), [data-label] [data-part]')].flatMap((element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && element.checkVisibility()),
    )
    return texts.flatMap((node) =>
      [...(node.textContent ?? '').matchAll(/[^\s\u00ad–-]{2,}/g)].flatMap((word) => {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)))
        return tops.size > 1 ? [`"${word[0]}" is broken`] : []
      }),
    )
  })

/** Arrows that point away from where their link leads on the page. */
const wrongArrows = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]:has(svg)')].flatMap((link) => {
      const target = document.querySelector(link.hash)
      if (!target) return [`${link.hash} is not there`]
      const isAbove = target.getBoundingClientRect().bottom <= link.getBoundingClientRect().top
      return Boolean(link.querySelector('svg.up')) === isAbove ? [] : [`"${link.textContent}" points the wrong way`]
    }),
  )

/** Columns of a ruled grid whose rules do not meet those of the row above. */
const brokenRules = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main ul:has(> li > h3)')].flatMap((list) => {
      const lefts = [...list.children]
        .filter((cell) => Number.parseFloat(getComputedStyle(cell).borderLeftWidth) > 0)
        .map((cell) => Math.round(cell.getBoundingClientRect().left))
      const columns = [...new Set(lefts)].sort((a, b) => a - b)
      const odd = columns.filter((left, index) => index > 0 && left - (columns[index - 1] ?? 0) < 120)
      return odd.map((left) => `a rule at ${left} px meets none above: ${list.textContent?.slice(0, 30)}`)
    }),
  )

/** Faults of layout that a reader sees at once. */
export async function faults(page: Page): Promise<string[]> {
  const found = [brokenWords, wrongArrows, brokenRules].map((look) => look(page))
  return (await Promise.all(found)).flat()
}
