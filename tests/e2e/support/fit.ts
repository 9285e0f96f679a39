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
