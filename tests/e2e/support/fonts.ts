import type { Page } from '@playwright/test'

/**
 * Loads the site's fonts into a page, however late they come. They are optional, so a slow machine keeps the fallback.
 * Without Arial and Liberation, the fallback is a wider font than on a visitor's screen.
 */
export const takeFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    for (const rule of rules) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const source = rule.style.getPropertyValue('src')
      if (!source.includes('url(')) continue
      const family = rule.style.fontFamily.replaceAll('"', '')
      document.fonts.add(await new FontFace(family, source, { weight: rule.style.fontWeight }).load())
    }
  })
