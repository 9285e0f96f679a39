import { shareImageSize } from '../../../src/layout/head/share-image'
import { color, lightProperties } from '../../../src/theme/colors'
import { markPath } from '../../../src/theme/mark'
import { contourLines, linesAlone, lineWidths, objectsAlone } from '../../../src/theme/tokens'

const { width, height } = shareImageSize
const lightValues: Record<string, string> = { ...lightProperties, ...lineWidths, '--casing': color.ink }

/** Custom properties belong to the page. A picture needs their values. */
export const painted = (svg: string, values = lightValues) =>
  svg.replace(/var\((--[\w-]+)\)/g, (property, name: string) => values[name] ?? property)

/** The lines of a terrain once more, as `contourLines` shows them in a theme. */
export const contoursOf = (terrain: string, theme: 'light' | 'dark') =>
  painted(terrain, { ...contourLines.light, ...contourLines[theme] }).replaceAll('terrain', 'contours')

/** What people have put on a terrain, to lie above all lines. */
export const objectsOf = (terrain: string) => painted(terrain, objectsAlone).replaceAll('terrain', 'objects')

const placed = (svg: string, shift: number) =>
  svg.replace('<svg', `<svg x="${shift}" y="${shift - 22.5}" width="${width}" height="675"`)

/** The mark and the terrain of a page on the ground of the brand. The lines fade towards the words. @param terrain an SVG */
export const pictureOf = (terrain: string) =>
  painted(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="240" x2="744" y1="100" y2="0">
    <stop stop-color="${color.brand}" stop-opacity="0.88"/><stop offset="1" stop-color="${color.brand}" stop-opacity="0"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="${color.brand}"/>
  ${placed(painted(terrain, linesAlone), 0)}
  ${placed(contoursOf(terrain, 'light'), 0.7)}
  ${placed(objectsOf(terrain), 0)}
  <rect width="100%" height="100%" fill="url(#fade)"/>
  <g transform="translate(64 56) scale(1.56)" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path stroke="${color.ink}" stroke-width="2.6" d="${markPath}"/>
  </g>
</svg>`)
