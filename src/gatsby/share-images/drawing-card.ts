import { lightDrawingColors } from '../../drawings/colors'
import { shareImageSize } from '../../head/share-image-path'
import { lightHouseColors } from '../../sections/house/colors'
import { lightTints } from '../../sections/panorama/colors'
import { color, lightProperties } from '../../theme/colors'

/** Lemon is the paper here, so what a drawing has in lemon becomes white. */
const colorsOnLemon: Record<string, string> = {
  ...lightProperties,
  ...lightDrawingColors,
  ...lightTints,
  ...lightHouseColors,
  '--ground': color.lemon,
  '--lemon': color.white,
  '--hollow': '#f1cf52',
}

/**
 * Custom properties are the page's: a picture needs the colours themselves.
 * @throws when a drawing names a colour that nothing gives
 */
function painted(svg: string): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = colorsOnLemon[name]
    if (!found)
      throw new Error(
        `A drawing names the colour ${name}, which src/gatsby/share-images/drawing-card.ts does not know.`,
      )
    return found
  })
}

const { width, height } = shareImageSize
/** The middle of the drawing's sheet stands here, and it is this much smaller than on a wide screen. */
const middle = 765
const largest = 0.66

/** Where the drawing begins to be seen beside the words, and where it is seen in full. */
const shade = { from: 230, to: 500 }

const gradient = (id: string, direction: string, stops: readonly (readonly [offset: number, opacity: number])[]) =>
  `<linearGradient id="${id}" ${direction} gradientUnits="userSpaceOnUse">${stops
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${opacity}"/>`)
    .join('')}</linearGradient>`

/**
 * The widest composition of a page's drawing, beside its title: labels are left out, they would be too small to read.
 * @param file SVG as `frameSvg` writes it
 * @param quiet rectangles in black, where words stand
 */
export function drawingCard(file: string, quiet: string): string {
  const [, , sheetWidth = 1, sheetHeight = 1] = (/viewBox="([^"]+)"/.exec(file)?.[1] ?? '').split(' ').map(Number)
  const scale = Math.min(largest, (height + 60) / sheetHeight)
  const top = (height - sheetHeight * scale) / 2
  const bottom = top + sheetHeight * scale
  const place = `x="${middle - (sheetWidth / 2) * scale}" y="${top}" width="${sheetWidth * scale}" height="${sheetHeight * scale}"`
  const symbols = painted(file.slice(file.indexOf('<symbol'), file.lastIndexOf('</symbol>') + '</symbol>'.length))
  const across = gradient('across', `x1="${shade.from}" x2="${shade.to}" y1="0" y2="0"`, [
    [0, 0],
    [1, 1],
  ])
  const down = gradient('down', `x1="0" x2="0" y1="${top}" y2="${bottom}"`, [
    [0, 0],
    [0.14, 1],
    [0.88, 1],
    [1, 0],
  ])
  const sheet = `x="0" y="0" width="${width}" height="${height}"`
  const mask = (id: string, fill: string) =>
    `<mask id="${id}" maskUnits="userSpaceOnUse" ${sheet}><rect ${sheet} fill="url(#${fill})"/><g>${quiet}</g></mask>`
  return [
    `<defs>${symbols}${across}${down}${mask('beside', 'across')}${mask('faded', 'down')}</defs>`,
    `<g mask="url(#beside)"><g mask="url(#faded)"><use href="#land" ${place}/></g><use href="#subject" ${place}/></g>`,
  ].join('')
}
