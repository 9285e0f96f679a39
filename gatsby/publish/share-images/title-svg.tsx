import { readFile } from 'node:fs/promises'
import satori from 'satori'
import subsetFont from 'subset-font'

import { shareImageSize } from '../../../src/layout/head/share-image'
import { color } from '../../../src/theme/colors'
import { fonts, headingWeight } from '../../../src/theme/fonts'
import { markPath } from '../../../src/theme/mark'

const { name: fontName } = fonts.heading

/** Hyphens hold words together: `e-commerce` breaks nowhere. */
const whole = (text: string) => text.replaceAll('-', '-\u2060')

/** The headings' font with the characters of some texts, at its one weight: satori knows no variable fonts. */
export async function headingFont(texts: readonly string[]): Promise<Buffer> {
  const file = `node_modules/@fontsource-variable/${fontName}/files/${fontName}-latin-wght-normal.woff2`
  const options = { targetFormat: 'sfnt', variationAxes: { wght: headingWeight } } as const
  return subsetFont(await readFile(file), texts.map(whole).join(''), options)
}

/** Ground below words, so that the picture keeps away from them. */
const quiet = {
  position: 'absolute',
  left: 64,
  background: color.brand,
  boxShadow: `0 0 24px 30px ${color.brand}`,
} as const

const letters = (fontSize: number) => ({ fontSize, letterSpacing: -0.035 * fontSize })

/** As large as a title may be so that its longest word stays on one line, and all of it in its room. */
export function titleSize(title: string, room: { width: number; height: number; largest: number }): number {
  const longest = Math.max(...title.split(/\s+/).map(({ length }) => length))
  const filled = Math.sqrt((room.width * room.height) / (title.length * 0.62))
  return Math.floor(Math.min(room.largest, filled, room.width / (longest * 0.56)))
}

/** The mark, the name and the title of a share image as an SVG of outlines, the same on every machine. */
export function titleSvg(title: string, siteName: string, isBesideDrawing: boolean, font: Buffer): Promise<string> {
  const room = isBesideDrawing ? { width: 550, height: 420, largest: 88 } : { width: 660, height: 420, largest: 112 }
  const name = { ...quiet, top: 56, display: 'flex', alignItems: 'center', gap: 12, ...letters(44) }
  const heading = { ...quiet, bottom: 64, maxWidth: room.width, lineHeight: 0.98, textWrap: 'balance' }
  return satori(
    <div style={{ display: 'flex', color: color.ink }}>
      <div style={name}>
        <svg
          aria-hidden="true"
          width="53"
          height="53"
          viewBox="0 0 34 34"
          fill="none"
          stroke={color.ink}
          strokeWidth="2.6"
        >
          <path d={markPath} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        {siteName}
      </div>
      <div style={{ ...heading, ...letters(titleSize(title, room)) }}>{whole(title)}</div>
    </div>,
    { ...shareImageSize, fonts: [{ name: fontName, data: font }] },
  )
}
