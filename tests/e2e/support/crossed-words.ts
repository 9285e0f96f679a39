import { expect, type Locator, type Page } from '@playwright/test'

/** The words of a section where a picture, or the difference of two, has more than one color. */
const markedIn = (section: Locator, pictures: Buffer[], words: string, smallerThan: number): Promise<string[]> =>
  section.evaluate(
    async (element, { sources, selector, limit }) => {
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) return ['no canvas']
      for (const [index, source] of sources.entries()) {
        const image = new Image()
        image.src = source
        await image.decode()
        if (index === 0) Object.assign(canvas, { width: image.width, height: image.height })
        else context.globalCompositeOperation = 'difference'
        context.drawImage(image, 0, 0)
      }
      const { left, top } = element.getBoundingClientRect()
      // The middle of a line of words: lines may touch the room above and below the letters.
      const isCrossed = (line: DOMRect) => {
        const [x, y] = [Math.round(line.left - left), Math.round(line.top - top + line.height * 0.2)]
        const { data } = context.getImageData(x, y, Math.round(line.width), Math.round(line.height * 0.6))
        const pixels = Array.from({ length: data.length / 4 }, (_, index) => [...data.slice(4 * index, 4 * index + 3)])
        const ground = pixels[0] ?? []
        const isOther = (pixel: number[]) =>
          pixel.some((value, channel) => Math.abs(value - (ground[channel] ?? 0)) > 70)
        return pixels.filter(isOther).length > 8
      }
      const found: string[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const part = text.parentElement
        // Text for screen readers alone stands in a box of one pixel.
        if (!part?.closest(selector) || part.getBoundingClientRect().width < 4) continue
        if (Number.parseFloat(getComputedStyle(part).fontSize) >= limit) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const lines = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
        if (lines.some(isCrossed)) found.push(text.textContent?.slice(0, 30) ?? '')
      }
      return found
    },
    {
      sources: pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
      selector: words,
      limit: smallerThan,
    },
  )

/** Takes a picture of a section in other styles. */
async function pictured(section: Locator, styles: string): Promise<Buffer> {
  const wear = (text: string) =>
    section.evaluate((_, sheet) => {
      const worn = new CSSStyleSheet()
      worn.replaceSync(sheet)
      document.adoptedStyleSheets = [worn]
    }, text)
  await section.scrollIntoViewIfNeeded()
  await wear(styles)
  const picture = await section.screenshot({ animations: 'disabled' })
  await wear('')
  return picture
}

/** The words that a line crosses: where they stand, the picture without them has more than one color. */
const crossed = async (section: Locator, words: string, smallerThan: number): Promise<string[]> =>
  markedIn(
    section,
    [await pictured(section, '* { -webkit-text-fill-color: transparent !important }')],
    words,
    smallerThan,
  )

const withoutArt = '[data-layer] { visibility: hidden !important }'
const withoutHaloes =
  '[data-label], [data-label] * { text-shadow: none !important; box-shadow: none !important; background: none !important }'

/** The labels that the halo of another one fades: where nothing lies behind them, they look different without haloes. */
const faded = async (section: Locator): Promise<string[]> =>
  markedIn(
    section,
    [await pictured(section, withoutArt), await pictured(section, withoutArt + withoutHaloes)],
    '[data-label]',
    Number.POSITIVE_INFINITY,
  )

/**
 * The labels of a page's drawings that a line crosses or the halo of another one fades, and the words under 24 px of its
 * opening and closing that a contour crosses. The bar of the page must not lie over them.
 */
export async function crossedWords(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const drawing of await page.locator('section:has([data-layer])').all()) {
    await drawing.scrollIntoViewIfNeeded()
    // A narrow screen may show the list alone.
    const layer = drawing.locator('[data-layer=subject]').filter({ visible: true })
    if ((await layer.count()) === 0) continue
    await expect(layer.locator('use[href]')).toBeAttached()
    const labels = await crossed(drawing, '[data-label]', Number.POSITIVE_INFINITY)
    found.push(...labels.map((text) => `a line crosses "${text}"`))
    found.push(...(await faded(drawing)).map((text) => `a halo fades "${text}"`))
  }
  for (const section of await page.locator('main > section:has(svg use[href$="#terrain"])').all()) {
    const words = await crossed(section, 'section', 24)
    found.push(...words.map((text) => `a contour crosses "${text}"`))
  }
  return found
}
