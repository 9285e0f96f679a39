import type { Locator } from '@playwright/test'
import sharp from 'sharp'

type Pixel = readonly number[]

const light = Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2)

function luminance([r = 0, g = 0, b = 0]: Pixel): number {
  return 0.2126 * (light[r] ?? 0) + 0.7152 * (light[g] ?? 0) + 0.0722 * (light[b] ?? 0) + 0.05
}

/** WCAG 2.2: contrast of two colors. */
function contrast(one: Pixel, other: Pixel): number {
  const [a, b] = [luminance(one), luminance(other)]
  return Math.max(a, b) / Math.min(a, b)
}

/** The pixels of a box of the section, as the browser paints it in these styles. */
async function painted(section: Locator, styles: string) {
  await section.evaluate((_, sheet) => {
    const worn = new CSSStyleSheet()
    worn.replaceSync(sheet)
    document.adoptedStyleSheets = [worn]
  }, styles)
  const picture = sharp(await section.screenshot({ animations: 'disabled' })).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return ({ x, y, width, height }: DOMRect): Pixel[] =>
    Array.from({ length: width * height }, (_, index) => {
      const at = 3 * ((y + Math.floor(index / width)) * info.width + x + (index % width))
      return [...data.subarray(at, at + 3)]
    })
}

/** The words in parts of a section that do not stand out from what lies around them: 4.5 : 1, large ones 3 : 1. */
export async function paleWords(section: Locator, parts: string): Promise<string[]> {
  const lines = await section.evaluate((element, selector) => {
    const edge = element.getBoundingClientRect()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: { text: string; limit: number; box: DOMRect }[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const part = text.parentElement
      if (!text.textContent?.trim() || !part?.closest(selector) || !part.checkVisibility()) continue
      const { fontSize, fontWeight } = getComputedStyle(part)
      const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, top, width, height } of range.getClientRects()) {
        if (width < 2) continue
        const place = [left - edge.left, top - edge.top, width, height].map(Math.floor)
        found.push({ text: text.textContent ?? '', limit: isLarge ? 3 : 4.5, box: new DOMRect(...place).toJSON() })
      }
    }
    return found
  }, parts)
  const withWords = await painted(section, '')
  const without = await painted(section, '* { -webkit-text-fill-color: transparent !important }')
  return lines.flatMap(({ text, limit, box }) => {
    const ground = without(box)
    const words = withWords(box)
    const stands = words.map((pixel, index) => contrast(pixel, ground[index] ?? pixel))
    const letter = words[stands.reduce((best, value, at) => (value > (stands[best] ?? 0) ? at : best), 0)]
    const pale = ground.filter((pixel) => contrast(letter ?? pixel, pixel) < limit)
    // A leader may touch the edge of a line.
    return pale.length > 8 ? [`"${text.slice(0, 30)}": ${pale.length} px under ${limit} : 1`] : []
  })
}
