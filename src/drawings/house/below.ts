import type { Point } from '../../terrain/line-path'
import { mix, range } from '../kit/geometry'
import { group, path, strokes, weight } from '../kit/pen'
import { type Cell, cells } from './building'
import { bankEnd, type HouseSheet, levelOf, natural } from './plot'

/** Depth of the piers, and of the cellar. */
const depth = { pier: 92, footing: 20, cellar: 104 } as const

/** Piers stand below the walls. */
export function pierPlaces({ walls: [left, right], columns }: HouseSheet): number[] {
  return range(columns + 1).map((index) => mix(left, right, index / columns))
}

export function foundations(sheet: HouseSheet): string {
  const level = levelOf(sheet)
  const piers = pierPlaces(sheet)
    .map((x) => `M${x - 13} ${level}h26v${depth.pier}h18v${depth.footing}h-62v-${depth.footing}h18z`)
    .join('')
  const joints = pierPlaces(sheet).flatMap((x) =>
    [23, 46, 69, 92].map((down): readonly [Point, Point] => [
      [x - 13, level + down],
      [x + 13, level + down],
    ]),
  )
  return (
    path(piers, { fill: 'rock', stroke: 'ink', width: weight.thick, isLine: true }) +
    path(strokes(joints), { stroke: 'bed-pale', opacity: 0.6 })
  )
}

/** The cellar under the last room of the ground floor, and what burns in it day and night. */
export function cellar(sheet: HouseSheet): Cell {
  const level = levelOf(sheet)
  const [first, last] = [pierPlaces(sheet).at(-2) ?? 0, pierPlaces(sheet).at(-1) ?? 0]
  const [middle, half] = sheet.columns === 1 ? [mix(first, last, 0.56), 42] : [mix(first, last, 0.52), 62]
  return { left: middle - half, right: middle + half, ceiling: level, floor: level + depth.cellar }
}

export function boiler(sheet: HouseSheet): string {
  const { left, right, ceiling, floor } = cellar(sheet)
  const x = (left + right) / 2
  const room = `M${left} ${ceiling}V${floor}H${right}V${ceiling}z`
  const tank = `M${x - 22} ${floor - 8}v-52a22 22 0 0 1 44 0v52z`
  const fine = `M${x - 14} ${floor}v-8M${x + 14} ${floor}v-8M${x} ${floor - 82}V${ceiling}M${x - 22} ${floor - 50}h44M${x + 22} ${floor - 60}h16V${ceiling}`
  const fire = `M${x - 12} ${floor - 14}h24v-22h-24z`
  const flame = `M${x - 8} ${floor - 15}q-2-9 4-12q0 5 4 5q4-4 2-11q9 7 6 18z`
  return group(
    'boiler',
    [
      path(room, { fill: 'hollow', stroke: 'rock', width: 9, isQuantity: true, isLine: true }),
      path(fine, { stroke: 'ink', width: weight.thick }),
      path(tank, { fill: 'rock', stroke: 'ink', width: weight.thick }),
      path(fire, { fill: 'ground', stroke: 'ink', width: weight.thick }),
      path(flame, { fill: 'water' }),
    ].join(''),
  )
}

/** Depth at which the main lies. */
export const mainDepth = (sheet: HouseSheet) => levelOf(sheet) + sheet.main

/** Where each room draws: along its left wall, above its floor. */
export const taps = (count: number, sheet: HouseSheet): Point[] =>
  cells(count, sheet).map(({ left, floor }): Point => [left + 20, floor - 30])

/** The pipes, as wide as they are: the main, a riser below each tap of the ground floor, a tap in every room. */
export function pipes(count: number, sheet: HouseSheet): { below: string; inside: string } {
  const own = taps(count, sheet)
  const [main, level] = [mainDepth(sheet), levelOf(sheet)]
  const risers = own.slice(0, sheet.columns).map(([x]) => x)
  const end = Math.max(...risers)
  const pipe = (data: string, width: number) =>
    path(data, { stroke: 'ink', width: width + 4.5, isQuantity: true, isLine: true }) +
    path(data, { stroke: 'water', width, isQuantity: true })
  const buried = `M${-sheet.bleed - 20} ${main}H${end}${risers.map((x) => `M${x} ${main}V${level}`).join('')}`
  const collars = range(Math.ceil((end + sheet.bleed) / 130)).map((step): readonly [Point, Point] => [
    [end - 60 - step * 130, main - 11],
    [end - 60 - step * 130, main + 11],
  ])
  const risen = own.map(([x, y]) => `M${x} ${level}V${Math.round(y)}h15v7`).join('')
  return {
    below: pipe(buried, 11) + path(strokes(collars), { stroke: 'ink', width: weight.thick }),
    inside: pipe(risen, 5),
  }
}

/** Ticks down a bank, long and short in turn: the mark by which a plan tells made ground. */
export function hachures(sheet: HouseSheet): readonly (readonly [Point, Point])[] {
  const [, right] = sheet.pad
  const level = levelOf(sheet)
  const [endX, endY] = bankEnd(sheet)
  const count = Math.max(0, Math.round((endX - right) / 11))
  return range(count).map((step): readonly [Point, Point] => {
    const share = (step + 0.5) / count
    const [x, y] = [mix(right, endX, share), mix(level, endY, share)]
    const bottom = natural(sheet, x)
    const reach = Math.abs(bottom - y)
    return [
      [x, y],
      [x - 2, y + Math.min(reach, step % 2 === 0 ? 26 : 13)],
    ]
  })
}
