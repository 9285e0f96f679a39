import { seededNoise, seededRandom } from '../../terrain/noise'
import { type Point, range } from '../kit/geometry'
import type { Place } from '../kit/labels'
import type { Area } from '../kit/obstacles'
import { path, smoothPath, weight } from '../kit/pen'
import { bed, type Curve } from '../kit/rock'
import { water } from '../kit/water'
import type { ShownWells } from './fields'
import type { Field } from './sheets'
import { surfaceOf, type Table } from './table'

const relief = seededNoise(seededRandom(14))

/** The ground: level where something stands on it. */
function surface({ sheet, ground, wells, signs }: Field): Point[] {
  const level = [...wells, ...signs]
  return range(Math.ceil((sheet.width + 2 * sheet.bleed) / 12) + 3).map((step): Point => {
    const x = step * 12 - sheet.bleed - 12
    const away = Math.min(...level.map((place) => Math.abs(place - x)))
    return [x, ground + 13 * relief(x / 210, 3) * Math.min(1, Math.max(0, (away - 70) / 90))]
  })
}

/** Soil below the ground, down to the level of the whole stock. */
export function soil(field: Field): string {
  const { sheet, ground, full } = field
  const curve: Curve = { data: smoothPath(surface(field), 34), left: -sheet.bleed - 12, bottom: full }
  return (
    bed(curve, 'dots', 0, full - ground) +
    path(`M${-sheet.bleed} ${full}H${sheet.width + sheet.bleed}V${full + 40}H${-sheet.bleed}z`, { fill: 'ground' }) +
    path(curve.data, { stroke: 'ink', width: weight.thick })
  )
}

/** Rock that holds the water: zero. */
export function floor({ sheet, rock }: Field): string {
  const left = -sheet.bleed
  const curve: Curve = { data: `M${left} ${rock}H${sheet.width + sheet.bleed}`, left, bottom: sheet.height }
  return bed(curve, 'bricks', 0, sheet.height - rock)
}

/** Packs that are sold: broken lines where their water was, around the words. */
export function drained(section: ShownWells, table: Table, field: Field, places: readonly Place[]): string {
  const { sheet, wells, shaft, staff } = field
  const words: Area[] = [
    ...places.map(({ box: [left, top, right, bottom] }): Area => [left - 12, top - 6, right + 12, bottom + 6]),
    ...wells.map((x): Area => [x - shaft - 6, 0, x + shaft + 6, sheet.height]),
    [staff - 8, 0, staff + 20, sheet.height],
  ]
  return range(section.stock - table.remaining)
    .map((row) => {
      const y = table.levelAt(section.stock - row - 0.5)
      const cuts = words.filter(([, top, , bottom]) => y > top && y < bottom).sort((a, b) => a[0] - b[0])
      let from = -sheet.bleed
      const free = cuts.map(([left, , right]): readonly [number, number] => {
        const stretch = [from, left] as const
        from = Math.max(from, right)
        return stretch
      })
      return water({
        from: y,
        to: y + 1,
        gap: 1,
        seed: 60 + row,
        stretches: () => [...free, [from, sheet.width + sheet.bleed]],
      })
    })
    .join('')
}

/** Packs that are left: one line of water each, drawn down around the wells. */
export function rows(table: Table, field: Field): string {
  return range(table.remaining)
    .map((row) => smoothPath(surfaceOf(table, field, row + 0.5), 30))
    .join('')
}
