import type { Page } from '@playwright/test'

/**
 * Gives a page the site's fonts, however late they come. They are optional: a slow machine keeps what stands in for them,
 * and where neither Arial nor Liberation is installed that is another, wider font than on a visitor's screen.
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
