import { shareImageSize } from '../../../src/layout/head/share-image'
import { color, lightProperties } from '../../../src/theme/colors'
import { drawingColorsOnBrand } from '../../../src/theme/drawing-colors'
import { contourLines, lineWidths } from '../../../src/theme/tokens'

export type Picture = { kind: 'drawing' | 'terrain'; svg: string }

const { width, height } = shareImageSize
const values: Record<string, string> = {
  ...lightProperties,
  ...lineWidths,
  '--ground': color.brand,
  ...drawingColorsOnBrand,
}

/** Custom properties belong to the page. A picture needs their values. */
const painted = (svg: string, own: Record<string, string> = {}) =>
  svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => own[name] ?? values[name] ?? name)

/** The symbols of a file, in those colors. */
const symbolsIn = (svg: string) =>
  painted(svg.slice(svg.indexOf('<symbol'), svg.lastIndexOf('</symbol>') + '</symbol>'.length))

const stop = (at: number, opacity: number) =>
  `<stop offset="${at}" stop-color="${color.brand}" stop-opacity="${opacity}"/>`

/** Ground laid over the picture, from one point to another, with its opacity at each stop. */
const fade = (id: string, way: string, ...stops: string[]) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${way}>${stops.join('')}</linearGradient><rect width="${width}" height="${height}" fill="url(#${id})"/>`

/** Where the middle of a drawing stands, and how much smaller it is than on a wide screen. */
const middle = 765
const largest = 0.66

/** The wide composition, without labels: they would be too small to read. */
function drawn(svg: string): string {
  const [, , drawnWidth = 1, drawnHeight = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  const scale = Math.min(largest, (height + 60) / drawnHeight)
  const [wide, high] = [drawnWidth * scale, drawnHeight * scale]
  const top = (height - high) / 2
  const part = (id: string) =>
    `<use href="#${id}" x="${middle - wide / 2}" y="${top}" width="${wide}" height="${high}"/>`
  const edges = [stop(0, 1), stop(0.14, 0), stop(0.88, 0), stop(1, 1)]
  const down = fade('down', `x1="0" x2="0" y1="${top}" y2="${top + high}"`, ...edges)
  const across = fade('across', 'x1="230" x2="500" y1="0" y2="0"', stop(0, 1), stop(1, 0))
  return `<defs>${symbolsIn(svg)}</defs>${part('land')}${down}${part('subject')}${across}`
}

/** The lines of a terrain over the whole width. They fade towards the words. */
function terrain(svg: string): string {
  const towards = fade('towards', 'x1="240" x2="744" y1="100" y2="0"', stop(0, 0.88), stop(1, 0))
  const contours = symbolsIn(painted(svg, contourLines.light)).replace('"terrain"', '"contours"')
  const part = (id: string, shift: number) =>
    `<use href="#${id}" x="${shift}" y="${shift - 22.5}" width="${width}" height="675"/>`
  return `<defs>${symbolsIn(svg)}${contours}</defs>${part('terrain', 0)}${part('contours', 0.7)}${towards}`
}

/** The picture of a page on the ground of the brand. */
export const pictureOf = ({ kind, svg }: Picture) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color.brand}"/>${kind === 'drawing' ? drawn(svg) : terrain(svg)}</svg>`
