import { readFile } from 'node:fs/promises'
import satori from 'satori'
import subsetFont from 'subset-font'

import { shareImageSize } from '../../../src/layout/head/share-image'
import { color } from '../../../src/theme/colors'
import { fonts, headingWeight } from '../../../src/theme/fonts'

const { name: fontName } = fonts.heading

/** Hyphens hold words together: `e-commerce` breaks nowhere. */
const whole = (text: string) => text.replaceAll('-', '-\u2060')

/** The headings' font with the characters of some texts, at its one weight: satori knows no variable fonts. */
export async function headingFont(texts: readonly string[]): Promise<Buffer> {
  const file = `node_modules/@fontsource-variable/${fontName}/files/${fontName}-latin-wght-normal.woff2`
  const options = { targetFormat: 'sfnt', variationAxes: { wght: headingWeight } } as const
  return subsetFont(await readFile(file), texts.map(whole).join(''), options)
}

const letters = (fontSize: number) => ({ fontSize, letterSpacing: -0.035 * fontSize })

const room = { width: 660, height: 420 }

/** As large as a title may be so that its longest word stays on one line, and all of it in its room. */
export function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map(({ length }) => length))
  const filled = Math.sqrt((room.width * room.height) / (title.length * 0.62))
  return Math.floor(Math.min(112, filled, room.width / (longest * 0.56)))
}

/** The ground below the title keeps the picture away from it. */
const heading = {
  position: 'absolute',
  left: 64,
  bottom: 64,
  maxWidth: room.width,
  lineHeight: 0.98,
  textWrap: 'balance',
  background: color.brand,
  boxShadow: `0 0 24px 30px ${color.brand}`,
} as const

/** The name and the title of a share image as an SVG of outlines, the same on every machine. */
export const titleSvg = (title: string, siteName: string, font: Buffer): Promise<string> =>
  satori(
    <div style={{ display: 'flex', color: color.ink }}>
      <div style={{ position: 'absolute', left: 129, top: 56, ...letters(44) }}>{siteName}</div>
      <div style={{ ...heading, ...letters(titleSize(title)) }}>{whole(title)}</div>
    </div>,
    { ...shareImageSize, fonts: [{ name: fontName, data: font }] },
  )
