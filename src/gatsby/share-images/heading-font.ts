import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Font, parse } from 'opentype.js'
import subsetFont from 'subset-font'

import { openKerning } from './open-kerning'

const file = 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'

/** Letter spacing of headings, in em. */
export const tracking = -0.035

/** The headings' font at weight 700 with the characters of the given texts, ready to be turned into outlines. */
export async function loadHeadingFont(texts: readonly string[]): Promise<Font> {
  const characters = [...new Set(texts.join(''))].sort().join('')
  const source = await readFile(join(process.cwd(), file))
  const subset = await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wght: 700 } })
  const sfnt = new Uint8Array(subset).buffer
  openKerning(sfnt)
  return parse(sfnt)
}

const nothing: Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>> = {}

interface Placed {
  /** From the start of the line, in em. */
  x: number
  glyph: ReturnType<Font['stringToGlyphs']>[number]
}

/** Glyphs of a line and its width, in em. */
export function setLine(font: Font, text: string): { glyphs: Placed[]; width: number } {
  const glyphs = font.stringToGlyphs(text)
  let x = 0
  const placed = glyphs.map((glyph, index) => {
    const here = { x, glyph }
    const next = glyphs[index + 1]
    const kerning = next ? font.getKerningValue(glyph, next) : 0
    x += ((glyph.advanceWidth ?? 0) + kerning) / font.unitsPerEm + (next ? tracking : 0)
    return here
  })
  return { glyphs: placed, width: x }
}

const decimal = (value: number) => String(Math.round(value * 10) / 10)

/** Path data of a glyph. opentype.js has its own, whose rounding turns numbers near 0 into NaN (2.0.0). */
function pathData({ glyph, x }: Placed, startX: number, y: number, size: number): string {
  return glyph
    .getPath(startX + x * size, y, size)
    .commands.map((command) => {
      const { type, ...coordinates } = command
      const { x1, y1, x2, y2, x: endX, y: endY } = { ...nothing, ...coordinates }
      const numbers = [x1, y1, x2, y2, endX, endY].filter((value) => value !== undefined)
      return type + numbers.map(decimal).join(' ')
    })
    .join('')
}

/** The outlines of a line as path data; `x` and `y` are where its baseline begins. */
export function outlines(font: Font, text: string, x: number, y: number, size: number): string {
  return setLine(font, text)
    .glyphs.map((placed) => pathData(placed, x, y, size))
    .join('')
}
