import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

import { headingWeight } from '../../src/theme/tokens'

const file = 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'

/** Letter spacing of headings, in em. */
const tracking = -0.035

/** As in browsers, letter spacing and ligatures exclude each other. */
const features = { liga: false, clig: false }

/** The headings' font with the characters of the given texts, ready to be turned into outlines. */
export async function loadHeadingFont(texts: readonly string[]): Promise<Font> {
  const characters = [...new Set(texts.join(''))].sort().join('')
  const source = await readFile(join(process.cwd(), file))
  const font = create(
    await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wght: headingWeight } }),
  )
  if (!('layout' in font)) throw new Error(`${file} holds a collection of fonts; one font was expected.`)
  return font
}

/** Glyphs of a line, each with its distance from the line's start, and the line's width, in em. */
function setLine(font: Font, text: string) {
  const { glyphs, positions } = font.layout(text, features)
  let end = 0
  const placed = glyphs.map((glyph, index) => {
    const x = end + (index > 0 ? tracking : 0)
    end = x + (positions[index]?.xAdvance ?? 0) / font.unitsPerEm
    return { glyph, x }
  })
  return { placed, width: end }
}

/** Width of a line, kerned, in em. */
export const lineWidth = (font: Font, text: string) => setLine(font, text).width

/** The outlines of a line as path data; `x` and `y` are where its baseline begins. */
export function outlines(font: Font, text: string, x: number, y: number, size: number): string {
  const scale = size / font.unitsPerEm
  return setLine(font, text)
    .placed.map((letter) =>
      letter.glyph.path
        .scale(scale, -scale)
        .translate(x + letter.x * size, y)
        .toSVG(),
    )
    .join('')
}
