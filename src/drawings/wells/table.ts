import { type Point, range } from '../kit/geometry'
import { levelsOf, type Wells } from './fields'
import type { Field } from './sheets'

/** The water below the ground, read in packs. */
export interface Table {
  /** Height of one pack. */
  pack: number
  /** Where a level of so many packs lies, far from the wells. */
  levelAt: (packs: number) => number
  /** How far the wells draw the water down at a place, at a level of so many packs. */
  drawdown: (x: number, packs: number) => number
  remaining: number
}

/** How deep the deeper of the two cones is at most: as a share of the water that is left, and of its own reach. */
const deepest = { water: 0.3, reach: 0.6 }

/** The level falls around a well with the logarithm of the distance, as ground water does (Thiem), and where two wells draw, both count. */
export function tableOf(section: Pick<Wells, 'stock' | 'counter' | 'site'>, field: Field): Table {
  const pack = (field.rock - field.full) / section.stock
  const remaining = levelsOf(section).left
  const cone = (away: number) =>
    away >= field.reach ? 0 : Math.log(field.reach / Math.max(away, field.shaft)) / Math.log(field.reach / field.shaft)
  const sold = [section.counter.sold, section.site.sold]
  const pull = Math.min(deepest.water * remaining * pack, deepest.reach * field.reach) / Math.max(...sold)
  return {
    pack,
    remaining,
    levelAt: (packs) => field.rock - packs * pack,
    drawdown: (x, packs) =>
      field.wells.reduce((sum, well, index) => sum + (sold[index] ?? 0) * pull * cone(Math.abs(x - well)), 0) *
      (packs / remaining) ** 1.4,
  }
}

/** The surface of so many packs of water, from edge to edge. */
export function surfaceOf(table: Table, field: Field, packs: number): Point[] {
  const { width, bleed } = field.sheet
  return range(Math.ceil((width + 2 * bleed) / 6) + 1).map((step): Point => {
    const x = step * 6 - bleed
    return [x, table.levelAt(packs) + table.drawdown(x, packs)]
  })
}
