import { shareImageSize } from '../../src/layout/head/share-image-path'
import { color, lightProperties } from '../../src/theme/colors'
import { drawingColorTable } from '../../src/theme/drawing-colors'

/** The ground of a card is lemon, so the lemon lines of a drawing become white. */
const colorsOnLemon: Record<string, string> = {
  ...lightProperties,
  ...Object.fromEntries(Object.entries(drawingColorTable).map(([name, { light }]) => [name, light])),
  '--ground': color.lemon,
  '--lemon': color.white,
  '--hollow': '#f1cf52',
}

/**
 * Custom properties belong to the page. A picture needs the colors themselves.
 * @throws when a drawing names a color that the palette lacks
 */
function painted(svg: string): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = colorsOnLemon[name]
    if (!found)
      throw new Error(`A drawing names the colour ${name}, which gatsby/share-images/drawing-card.ts does not know.`)
    return found
  })
}

const { width, height } = shareImageSize
/** Where the middle of the drawing's sheet stands, and how much smaller it is than on a wide screen. */
const middle = 765
const largest = 0.66

/** Where the drawing begins to appear beside the words, and from where it is fully visible. */
const shade = { from: 230, to: 500 }

/** Ground laid over the part that fades, with the opacity of its stops, along a line. */
const paper = (id: string, direction: string, stops: readonly (readonly [offset: number, opacity: number])[]) =>
  `<linearGradient id="${id}" ${direction} gradientUnits="userSpaceOnUse">${stops
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${color.lemon}" stop-opacity="${opacity}"/>`)
    .join('')}</linearGradient>`

/**
 * The widest composition of a page's drawing, beside its title. Without labels: they would be too small to read.
 * @param file SVG of data/drawings
 */
export function drawingCard(file: string): string {
  const [, , drawingWidth = 1, drawingHeight = 1] = (/viewBox="([^"]+)"/.exec(file)?.[1] ?? '').split(' ').map(Number)
  const scale = Math.min(largest, (height + 60) / drawingHeight)
  const top = (height - drawingHeight * scale) / 2
  const bottom = top + drawingHeight * scale
  const frame = `x="${middle - (drawingWidth / 2) * scale}" y="${top}" width="${drawingWidth * scale}" height="${drawingHeight * scale}"`
  const symbols = painted(file.slice(file.indexOf('<symbol'), file.lastIndexOf('</symbol>') + '</symbol>'.length))
  const across = paper('across', `x1="${shade.from}" x2="${shade.to}" y1="0" y2="0"`, [
    [0, 1],
    [1, 0],
  ])
  const down = paper('down', `x1="0" x2="0" y1="${top}" y2="${bottom}"`, [
    [0, 1],
    [0.14, 0],
    [0.88, 0],
    [1, 1],
  ])
  const fade = (id: string) => `<rect width="${width}" height="${height}" fill="url(#${id})"/>`
  return [
    `<defs>${symbols}${across}${down}</defs>`,
    `<use href="#land" ${frame}/>${fade('down')}<use href="#subject" ${frame}/>${fade('across')}`,
  ].join('')
}
