import { range } from '../kit/geometry'
import { path, weight } from '../kit/pen'
import type { ShownWells } from './fields'
import type { Field } from './sheets'
import type { Table } from './table'

/** A staff with a field for each pack, from the rock to the whole stock. */
export function staff({ stock }: ShownWells, table: Table, { staff: x, rock, full }: Field): string {
  const fields = range(Math.ceil(stock / 2))
    .map(
      (pair) =>
        `M${x} ${Math.round(table.levelAt(2 * pair + 1) * 10) / 10}h12v${Math.round(table.pack * 10) / 10}h-12z`,
    )
    .join('')
  return (
    path(`M${x} ${full}h12V${rock}h-12z`, { fill: 'ground' }) +
    path(fields, { fill: 'ink' }) +
    path(`M${x} ${full}h12V${rock}h-12z`, { stroke: 'ink', width: weight.thick })
  )
}

/** Both walls of a shaft, lined with stone, and the paper between them above the water. */
export function shafts(table: Table, { wells, shaft, ground, rock }: Field): { paper: string; walls: string } {
  const bottom = Math.round(rock - table.pack * 0.6)
  const lining = Math.round(shaft * 0.26)
  const sides = wells.flatMap((x) => [
    [x - shaft, lining],
    [x + shaft, -lining],
  ])
  const joints = sides.map(([x = 0, inwards = 0], side) =>
    range(Math.floor((bottom - ground) / 17))
      .map((course) => `M${x} ${ground + 10 + course * 17 + (side % 2) * 8}h${inwards}`)
      .join(''),
  )
  const lines = (shift: 0 | 1) =>
    sides.map(([x = 0, inwards = 0]) => `M${x + shift * inwards} ${ground}V${bottom}`).join('')
  const water = (x: number) => Math.round(table.levelAt(table.remaining) + table.drawdown(x, table.remaining))
  return {
    paper: path(wells.map((x) => `M${x - shaft} ${ground}h${2 * shaft}V${water(x)}h${-2 * shaft}z`).join(''), {
      fill: 'ground',
    }),
    walls:
      path(sides.map(([x = 0, inwards = 0]) => `M${x} ${ground}h${inwards}V${bottom}h${-inwards}z`).join(''), {
        fill: 'ground',
      }) +
      path(joints.join('') + lines(1), { stroke: 'ink' }) +
      path(lines(0), { stroke: 'ink', width: weight.thick }),
  }
}
