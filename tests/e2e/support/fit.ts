import type { Page } from '@playwright/test'

/** Sets the letter size of the browser, in px, as a visitor does in its settings: `rem` and `em` follow. */
export async function chooseLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
}

/** Makes the letters alone larger, as Firefox and phones can: the browser's own letters, and so `rem`, keep their size. */
export const zoomText = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body *')]
    const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    for (const [index, element] of all.entries()) element.style.fontSize = `${1.3 * (sizes[index] ?? 0)}px`
  })

/** Adds a style as the visitor's browser does: the content policy does not stop it. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, css)

/** The spacing of letters and lines that WCAG 1.4.12 lets readers set. */
export const spaceOut = (page: Page) =>
  addStyle(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )

/** Parts of the bar that touch each other or leave the bar. */
export const strayParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const bar = document.querySelector('header')?.getBoundingClientRect()
    const parts = document.querySelectorAll(
      'header > div > a, header [data-switcher] > button, header [data-menu-button]',
    )
    const boxes = [...parts]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.textContent?.trim().slice(0, 30), box: part.getBoundingClientRect() }))
      .sort((one, other) => one.box.left - other.box.left)
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
