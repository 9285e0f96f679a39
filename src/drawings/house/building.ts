import type { Point } from '../../terrain/line-path'
import { range } from '../kit/geometry'
import { group, path, strokes, weight } from '../kit/pen'
import type { House } from './fields'
import { furniture } from './furniture'
import { type HouseSheet, levelOf } from './plot'

/** Thickness of walls and floors, in units. */
const wall = 11

export interface Cell {
  left: number
  right: number
  ceiling: number
  floor: number
}

/** The rooms in the order of the data: from the street up, at each floor from the left. */
export function cells(count: number, sheet: HouseSheet): Cell[] {
  const { columns, floor, walls } = sheet
  const level = levelOf(sheet)
  const across = (walls[1] - walls[0]) / columns
  return range(count).map((index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const isAlone = column === 0 && index === count - 1
    const left = walls[0] + column * across
    const bottom = level - row * floor
    return { left, right: isAlone ? walls[1] : left + across, ceiling: bottom - floor, floor: bottom }
  })
}

const rectangle = ({ left, right, ceiling, floor }: Cell) =>
  `M${Math.round(left)} ${Math.round(ceiling)}H${Math.round(right)}V${Math.round(floor)}H${Math.round(left)}z`

/** Tiles of a slope of the roof: rows of half-round ends. */
function tiles([ax, ay]: Point, [bx, by]: Point): string {
  const count = Math.max(4, Math.round(Math.hypot(bx - ax, by - ay) / 17))
  const [dx, dy] = [(bx - ax) / count, (by - ay) / count]
  const ends = range(count).map(() => `q${r(dx / 2)} ${r(dy / 2 + 9)} ${r(dx)} ${r(dy)}`)
  return `M${r(ax)} ${r(ay)}${ends.join('')}`
}
const r = (value: number) => Math.round(value * 10) / 10

/** How far the roof goes beyond the walls, in units. */
export const eavesOf = (columns: HouseSheet['columns']) => (columns === 1 ? 12 : 24)

function roof(top: number, { walls: [left, right], columns }: HouseSheet): string {
  const eaves = eavesOf(columns)
  const [middle, rise] = [(left + right) / 2, (right - left) * 0.17]
  const ridge: Point = [middle, top - rise]
  const [west, east]: [Point, Point] = [
    [left - eaves, top + 4],
    [right + eaves, top + 4],
  ]
  const outline = `M${r(west[0])} ${r(west[1])}L${r(ridge[0])} ${r(ridge[1])}L${r(east[0])} ${r(east[1])}L${r(right)} ${r(top)}H${r(left)}z`
  const rows = [10, 24].map((lower) => [
    tiles([west[0] + lower * 1.6, west[1] - 1 + lower * 0.1], [ridge[0], ridge[1] + lower]),
    tiles([ridge[0], ridge[1] + lower], [east[0] - lower * 1.6, east[1] - 1 + lower * 0.1]),
  ])
  // Rafters of the attic.
  const truss = [0.25, 0.5, 0.75].map((share) => {
    const x = left + (right - left) * share
    return `M${r(x)} ${r(top)}V${r(top - rise * (1 - Math.abs(share - 0.5) * 2) + 26)}`
  })
  return (
    path(outline, { fill: 'ground', stroke: 'ink', width: weight.thick, isLine: true }) +
    path(truss.join(''), { stroke: 'ink', opacity: 0.6 }) +
    path(rows.flat().join(''), { stroke: 'ink', opacity: 0.7 })
  )
}

/** A lemon tree beside the house: it came with nobody's platform. */
export function tree(x: number, ground: number, scale: number): string {
  const fruit = [
    [-30, -104],
    [-8, -128],
    [22, -112],
    [34, -84],
    [2, -92],
    [-36, -76],
  ].map(([fx = 0, fy = 0]) => `M${fx} ${fy}h0`)
  return [
    `<g id="tree" transform="translate(${r(x)} ${r(ground)}) scale(${scale})">`,
    path('M-5 0Q-1-34-5-64H7Q2-34 6 0z', { fill: 'rock', stroke: 'ink', width: weight.thick }),
    path('M0-60Q-44-52-52-84Q-62-112-34-122Q-28-150 2-148Q32-152 42-124Q62-112 52-86Q48-56 0-60z', {
      fill: 'rock',
      stroke: 'ink',
      width: weight.thick,
    }),
    path('M-42-96q10-6 16 2M-16-112q8-8 16 0M8-132q10-4 14 4M26-98q8-6 14 2M-20-72q8-6 16 0M12-74q8-6 14 2', {
      stroke: 'lemon',
      opacity: 0.8,
    }),
    path(fruit.join(''), { stroke: 'ink', width: 17 * scale }),
    path(fruit.join(''), { stroke: 'lemon', width: 13 * scale }),
    '</g>',
  ].join('')
}

/** The house in section: rooms alight, walls and floors cut, the roof. */
export function building(rooms: House['rooms'], sheet: HouseSheet): string {
  const own = cells(rooms.length, sheet)
  const top = Math.min(...own.map(({ ceiling }) => ceiling))
  const size = { width: (sheet.walls[1] - sheet.walls[0]) / sheet.columns, height: sheet.floor }
  const scale = Math.min((size.width - 52) / 196, (size.height - 14) / 128)
  const alight = own.map((cell, index) => {
    const room = rooms[index]
    if (!room) return ''
    const x = (cell.left + cell.right) / 2 + (sheet.columns === 1 ? 12 : 16)
    return group(
      room.room === 'counter' ? 'lemon-room' : `room-${room.room}`,
      path(rectangle(cell), { fill: 'lemon' }) +
        furniture(room.room, x, cell.floor - wall / 2, scale) +
        path(rectangle(cell), { stroke: 'wall', width: wall, isQuantity: true }),
    )
  })
  return [
    roof(top, sheet),
    ...alight,
    path(own.map(rectangle).join(''), { stroke: 'wall', width: wall, isQuantity: true, isLine: true }),
    path(
      strokes([
        [
          [sheet.walls[0] - 24, levelOf(sheet)],
          [sheet.walls[1] + 24, levelOf(sheet)],
        ],
      ]),
      {
        stroke: 'wall',
        width: wall,
        isQuantity: true,
        isLine: true,
      },
    ),
  ].join('')
}
