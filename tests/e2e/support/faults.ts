import type { Page } from '@playwright/test'

/** Words of headings and labels that are broken in two. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3), [data-label] :is(b, span)')].flatMap((element) =>
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

/** Headings and labels whose last line is one short word. */
const loneWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const linesOf = (heading: Element) => {
      const lines: { top: number; left: number; right: number; words: number }[] = []
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          const { top, left, right } = range.getBoundingClientRect()
          const line = lines.find((one) => Math.abs(one.top - top) < 8)
          if (line) Object.assign(line, { right, words: line.words + 1 })
          else lines.push({ top, left, right, words: 1 })
        }
      }
      return lines
    }
    return [...document.querySelectorAll('main :is(h1, h2, h3), [data-label] :is(b, span)')].flatMap((heading) => {
      const lines = linesOf(heading)
      const last = lines.at(-1)
      const widths = lines.map(({ left, right }) => right - left)
      const isLone = lines.length > 1 && last?.words === 1 && (widths.at(-1) ?? 0) < Math.max(...widths) / 3
      return isLone ? [`the last line of "${heading.textContent}" is one short word`] : []
    })
  })

/** Controls that look disabled: a border with less than 3 : 1 to its ground (WCAG 1.4.11). */
const faintControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const numbers = (color: string) => [...color.matchAll(/[\d.]+/g)].map(Number)
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0] = numbers(color).map((part) => {
        const share = part / 255
        return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (element: Element) => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if ((numbers(backgroundColor)[3] ?? 1) > 0) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }
    return [...document.querySelectorAll('main form :is(input, select, textarea)')].flatMap((control) => {
      if (!control.checkVisibility() || control.getBoundingClientRect().width < 8) return []
      const [one, other] = [light(getComputedStyle(control).borderTopColor), light(groundOf(control))]
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      return ratio >= 3 ? [] : [`${control.id} has a border of ${ratio.toFixed(1)} : 1`]
    })
  })

/** Rules that end outside the column of the page, whose right edge the footer's rule shows. */
const longRules = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const end = document.querySelector('#legal')?.getBoundingClientRect().right ?? 0
    return [...document.querySelectorAll('main section *')].flatMap((element) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(element)
      const { right, width } = element.getBoundingClientRect()
      const isRule = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0 && width > 200
      // A register stands below its picture, as wide as the screen.
      return isRule && right > end + 1 && !element.closest('[role=table]')
        ? [`a rule ends ${Math.round(right - end)} px outside the column: ${element.textContent?.slice(0, 30)}`]
        : []
    })
  })

/** Buttons of two lines that are round: the sides would cut into the words. */
const roundButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button)')].flatMap((button) => {
      const { borderTopLeftRadius, fontSize } = getComputedStyle(button)
      const { height } = button.getBoundingClientRect()
      const isRound =
        Number.parseFloat(borderTopLeftRadius) * 2 > height + 1 && height > 4 * Number.parseFloat(fontSize)
      return isRound ? [`the button "${button.textContent}" is round, and has two lines`] : []
    }),
  )

/** Bands of a page without words. */
const bareBands = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main > section')].flatMap((band) =>
      band.innerText.trim() === '' ? [`the band ${band.id} is bare`] : [],
    ),
  )

/** Faults of layout that a reader sees at once. */
export async function faults(page: Page): Promise<string[]> {
  const looks = [brokenWords, wrongArrows, brokenRules, longRules, roundButtons, loneWords, faintControls, bareBands]
  const found = looks.map((look) => look(page))
  return (await Promise.all(found)).flat()
}
