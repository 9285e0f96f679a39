import type { Page } from '@playwright/test'

/** Sets the letter size of the browser, in px, as a visitor does in its settings: `rem` and `em` follow. */
export async function chooseLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
}

/** The spacing of letters and lines that WCAG 1.4.12 lets readers set. */
export const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })

/** Letters that leave the screen or their button. */
const strayLetters = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const lettersOf = (element: Element) =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return []
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].filter((line) => line.width > 1)
      })
    const isSeen = (element: Element) =>
      !element.closest('[aria-hidden=true], svg') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    const isButton = (element: Element) =>
      element.matches('main a, main button') && getComputedStyle(element).display.includes('flex')
    return [...document.querySelectorAll('header *, main *, footer *')].filter(isSeen).flatMap((element) => {
      const name = `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`
      const letters = lettersOf(element)
      const box = element.getBoundingClientRect()
      const isOutside = !element.closest('header') && letters.some(({ left, right }) => left < -1 || right > width + 1)
      const isCut = letters.some(
        ({ left, right, top, bottom }) =>
          left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2,
      )
      return [
        ...(isOutside ? [`outside: ${name}`] : []),
        ...(isCut && isButton(element) ? [`too large for its button: ${name}`] : []),
      ]
    })
  })

/** Parts of the bar that touch each other or leave the bar. */
const strayParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const bar = document.querySelector('header')?.getBoundingClientRect()
    const parts = document.querySelectorAll(
      'header > div > a, header [data-switcher] > button, header [data-menu-button]',
    )
    const boxes = [...parts].map((part) => ({
      name: `${part.tagName} ${part.textContent?.trim().slice(0, 30)}`,
      box: part.getBoundingClientRect(),
    }))
    const meeting = boxes
      .slice(1)
      .flatMap(({ name, box }, index) =>
        box.left < (boxes[index]?.box.right ?? 0) ? [`meets the part before it: ${name}`] : [],
      )
    const leaving = boxes
      .filter(({ box }) => box.left < 0 || box.right > width || box.bottom > (bar?.bottom ?? 0) || box.height < 24)
      .map(({ name }) => `leaves the bar: ${name}`)
    return [...meeting, ...leaving]
  })

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Letters and parts of the bar outside their place, and a page that scrolls sideways. */
export async function misfits(page: Page): Promise<string[]> {
  const sideways = (await scrollsSideways(page)) ? ['the page scrolls sideways'] : []
  return [...sideways, ...(await strayLetters(page)), ...(await strayParts(page))]
}
