import type { Font } from 'fontkit'
import type { Language } from '../../src/i18n/languages'
import { shareImageSize } from '../../src/layout/head/share-image-path'
import { color } from '../../src/theme/colors'
import { markPath } from '../../src/theme/mark'
import { drawingCard } from './drawing-card'
import { fitTitle, lineHeight, type TitleBox } from './fit-title'
import { lineWidth, outlines } from './heading-font'

export type Picture = 'drawing' | 'terrain'

export interface ShareImage {
  title: string
  siteName: string
  language: Language
  /** SVG of its picture: the page's drawing, as `frameSvg` writes it, or its terrain, as `terrainSvg` does. */
  picture: { kind: Picture; svg: string }
}

const edge = 64
/** The bottom of letters without descender stands on this line. */
const lastBaseline = shareImageSize.height - edge - 8
export const titleBox: TitleBox = { width: 780, height: 416, largest: 120 }
/** The same beside a drawing. */
export const narrowTitleBox: TitleBox = { width: 520, height: 440, largest: 96 }

/**
 * Lines keep away from the words: ground is laid over them. A mask would look the same and take twice the time. The
 * soft edge is made of rectangles laid over one another, which render ten times as fast as a blur.
 */
function quiet(x: number, y: number, width: number, height: number): string {
  return [36, 30, 24, 18, 12, 6, 0]
    .map((reach) => {
      const [w, h] = [Math.round(width + 2 * reach), Math.round(height + 2 * reach)]
      const opacity = reach === 0 ? 1 : 0.26
      return `<rect x="${x - reach}" y="${Math.round(y - reach)}" width="${w}" height="${h}" rx="${20 + reach}" fill-opacity="${opacity}"/>`
    })
    .join('')
}

/** The terrain fades towards the words. */
function terrainFade(): string {
  const { width, height } = shareImageSize
  const paper = `stop-color="${color.lemon}"`
  return [
    `<linearGradient id="fade" x1="0.2" x2="0.62" y1="0.16" y2="0"><stop ${paper} stop-opacity="0.88"/><stop offset="1" ${paper} stop-opacity="0"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#fade)"/>`,
  ].join('')
}

/** The sheet of every terrain. */
const frame = { width: 1600, height: 900 }

/** The lines of a file of data/terrain. */
const linesOfTerrain = (svg: string) =>
  Array.from(svg.matchAll(/<path stroke-width="([\d.]+)"[^>]* d="([^"]+)"/g), ([, width, path = '']) => ({
    path,
    width: Number(width),
  }))

function terrainGroup(svg: string): string {
  const scale = shareImageSize.width / frame.width
  const rise = (frame.height * scale - shareImageSize.height) / 2
  const paths = linesOfTerrain(svg).map(
    ({ path, width }) => `<path d="${path}" stroke-width="${Math.round((width * 155) / scale) / 100}"/>`,
  )
  return `<g transform="translate(0 ${-rise}) scale(${scale})" fill="none" stroke="${color.ink}" stroke-opacity="0.72">${paths.join('')}</g>`
}

/**
 * The picture that messengers and networks show with a link to a page: its drawing or terrain, its title, the mark and
 * the name, 1200 × 630. All text is outlines, so that it looks the same on every machine. The same input always gives
 * the same picture.
 * `font` must hold the characters of title and name (`loadHeadingFont`).
 */
export function shareImageSvg({ title, siteName, language, picture }: ShareImage, font: Font): string {
  const { width, height } = shareImageSize
  const hasDrawing = picture.kind === 'drawing'
  const { lines, size } = fitTitle(title, (line) => lineWidth(font, line), hasDrawing ? narrowTitleBox : titleBox)
  const baselines = lines.map((_, index) => lastBaseline - (lines.length - 1 - index) * size * lineHeight)
  const rects = lines.map((line, index) =>
    quiet(-60, (baselines[index] ?? 0) - size * 0.82, lineWidth(font, line) * size + edge + 74, size * 1.1),
  )
  const name = outlines(font, siteName, edge + 64, edge + 38, 44)
  const nameWidth = lineWidth(font, siteName) * 44
  const words = lines.map((line, index) => outlines(font, line, edge - size * 0.05, baselines[index] ?? 0, size))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" lang="${language}">`,
    `<rect width="${width}" height="${height}" fill="${color.lemon}"/>`,
    hasDrawing ? drawingCard(picture.svg) : terrainGroup(picture.svg) + terrainFade(),
    `<g fill="${color.lemon}">${rects.join('')}${quiet(-60, -40, nameWidth + edge + 140, hasDrawing ? 130 : 160)}</g>`,
    `<path transform="translate(${edge - 3} ${edge - 8}) scale(1.56)" d="${markPath}" fill="none" stroke="${color.ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<path d="${name}${words.join('')}" fill="${color.ink}"/></svg>`,
  ].join('')
}
