import { smoothstep } from '../../terrain/noise'
import type { Sheet } from '../kit/frames'
import { type Point, range } from '../kit/geometry'
import { path, smoothPath, strokes, weight } from '../kit/pen'
import { bed, type Curve, seam } from '../kit/rock'
import type { ShownStrata } from './fields'

export interface StrataSheet extends Sheet {
  /** The cut through the ground, with the scale of euros. */
  cut: number
  /** Where the words of the layers begin. */
  column: number
  /** Depth of the whole price, and where zero lies. */
  depth: number
  zero: number
  /** Where the goods stand: at the price, and at the reduced one. */
  stands: readonly [number, number]
  /** The valley: falls between the first two, rises between the others. */
  valley: readonly [number, number, number, number]
  scale: number
}

export const sheets: readonly StrataSheet[] = [
  {
    ...{ size: 'wide', width: 1440, height: 910, bleed: 240, cut: 470, column: 104, depth: 560, zero: 750 },
    ...{ stands: [650, 1080], valley: [750, 960, 1200, 1420], scale: 1 },
  },
  {
    ...{ size: 'small', width: 960, height: 960, bleed: 60, cut: 372, column: 40, depth: 560, zero: 740 },
    ...{ stands: [472, 770], valley: [530, 700, 840, 1010], scale: 0.95 },
  },
  {
    ...{ size: 'tall', width: 390, height: 1080, bleed: 90, cut: 186, column: 25, depth: 540, zero: 730 },
    ...{ stands: [214, 352], valley: [228, 328, 460, 560], scale: 0.72 },
  },
]

export interface Ground {
  sheet: StrataSheet
  /** Units of depth to one euro. */
  euro: number
  /** Height of the ground at a place: the price. */
  surface: (x: number) => number
  /** Depth of each border below the surface, from the first layer's top to the margin's. */
  borders: number[]
}

export function groundOf({ price, discount, layers }: ShownStrata, sheet: StrataSheet): Ground {
  const euro = sheet.depth / price
  const [falls, fallen, rises, risen] = sheet.valley
  const dip = (x: number) => smoothstep(falls, fallen, x) * (1 - smoothstep(rises, risen, x))
  const borders = [0]
  for (const { amount } of layers) borders.push((borders.at(-1) ?? 0) + amount * euro)
  const surface = (x: number) => sheet.zero - sheet.depth + price * discount * euro * dip(x)
  return { sheet, euro, surface, borders }
}

export function beds(
  { layers }: ShownStrata,
  { sheet, euro, surface, borders }: Ground,
): { curve: Curve; drawn: string } {
  const right = sheet.width + sheet.bleed + 20
  const points = range(Math.ceil((right - sheet.cut) / 20) + 1).map((step): Point => {
    const x = sheet.cut + step * 20
    return [x, surface(x)]
  })
  const curve: Curve = { data: smoothPath(points, 34), left: sheet.cut, bottom: sheet.zero }
  const drawn = layers.map(({ rock, amount }, index) => bed(curve, rock, borders[index] ?? 0, amount * euro)).join('')
  return { curve, drawn: drawn + seam(curve, borders.at(-1) ?? 0) }
}

/** A bore below each of the goods, with a tick at every border: what one pays, twice. */
export function bores({ sheet, surface, borders }: Ground): string {
  const lines = sheet.stands.map((x): readonly [Point, Point] => [
    [x, surface(x)],
    [x, sheet.zero],
  ])
  const ticks = sheet.stands.flatMap((x) =>
    borders.slice(1).map((border): readonly [Point, Point] => [
      [x - 5, surface(x) + border],
      [x + 5, surface(x) + border],
    ]),
  )
  return path(strokes(lines), { stroke: 'ground', width: 5 }) + path(strokes([...lines, ...ticks]), { stroke: 'ink' })
}

/** The cut and the line of zero; a tick for every euro, a long one for every fifth or so. */
export function scale(price: number, { sheet, euro }: Ground): string {
  const step = price > 24 ? 5 : 1
  const top = sheet.zero - sheet.depth
  const ticks = range(Math.floor(price / step) + 1).map((count): readonly [Point, Point] => {
    const y = sheet.zero - count * step * euro
    return [
      [sheet.cut, y],
      [sheet.cut - (count % 6 === 0 ? 12 : 6), y],
    ]
  })
  const right = sheet.width + sheet.bleed
  return (
    path(strokes(ticks), { stroke: 'ink' }) +
    path(`M${sheet.cut} ${sheet.zero}H${right}`, { stroke: 'water', width: weight.thick }) +
    path(`M${sheet.cut} ${top - 14}V${sheet.zero + 26}`, { stroke: 'ink', width: weight.thick })
  )
}
