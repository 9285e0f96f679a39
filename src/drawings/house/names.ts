import type { Point } from '../../terrain/line-path'
import type { Mark } from '../kit/mark'
import { cellar, mainDepth, pierPlaces } from './below'
import { cells } from './building'
import type { House } from './fields'
import { type HouseSheet, levelOf, surfaceOf } from './plot'

/** Widths of the words of rooms, and of what the ground comes with. Rem. */
const columns = {
  wide: { room: [12, 10], supply: [13, 11] },
  small: { room: [10, 9, 8], supply: [12, 10, 9] },
  tall: { room: [7.1, 6.6], supply: [8, 7.4, 6.4, 6] },
} as const

type Place = Pick<Mark, 'at' | 'sides'>

/** Where each of the supplies is named. */
function supplyPlace(supply: House['supplies'][number]['supply'], sheet: HouseSheet): Place {
  const { pad, size } = sheet
  const { left, right, floor } = cellar(sheet)
  const last = pierPlaces(sheet).at(-1) ?? 0
  const footing: Point = [last, levelOf(sheet) + 112]
  const x = size === 'tall' ? last + 46 : pad[0] - (size === 'small' ? 100 : 60)
  switch (supply) {
    case 'ground':
      return {
        at: [x, surfaceOf(sheet)(x)],
        sides: size === 'tall' ? ['below, to the right'] : ['below', 'below left', 'below, to the left'],
      }
    case 'foundations':
      return size === 'tall'
        ? { at: [last + 12, footing[1]], sides: ['below, to the right'] }
        : { at: footing, sides: ['below right', 'below, to the right', 'right', 'below'] }
    case 'pipes':
      return size === 'tall'
        ? { at: [25, mainDepth(sheet) + 70], sides: ['below, to the right'] }
        : { at: [pad[0] - 40, mainDepth(sheet) + 8], sides: ['below', 'below, to the left', 'below left'] }
    case 'boiler':
      if (size === 'tall') return { at: [(left + right) / 2 - 4, floor + 16], sides: ['below'] }
      return { at: [(left + right) / 2, floor], sides: ['below', 'below right', 'below, to the right', 'below left'] }
  }
}

/** What is named: whose it is, each room beside its wall, each supply beside its place. */
export function marks(section: House, sheet: HouseSheet): Mark[] {
  const { size, yours, theirs, walls, floor } = sheet
  const own = cells(section.rooms.length, sheet)
  const rooms = section.rooms.map(({ name, text }, index): Mark => {
    const isLeft = sheet.columns === 2 && index % 2 === 0
    const at: Point = [walls[isLeft ? 0 : 1], (own[index]?.ceiling ?? 0) + (size === 'tall' ? 0.54 : 0.3) * floor]
    const sides = isLeft ? (['left', 'above left'] as const) : (['right', 'below right', 'above right'] as const)
    return { id: `room-${index}`, words: { name, text }, at, radius: 14, sides, columns: columns[size].room }
  })
  const supplies = section.supplies.map(({ supply, name, text }, index): Mark => {
    const place = supplyPlace(supply, sheet)
    return { id: `supply-${index}`, words: { name, text }, radius: 5, columns: columns[size].supply, ...place }
  })
  const whose = (id: string, figure: string, at: Point): Mark => ({
    ...{ id, words: { figure }, at, radius: 0, sides: ['below, to the right'] },
  })
  return [
    whose('yours', section.yours, yours),
    ...rooms,
    whose('theirs', section.theirs, [theirs[0], levelOf(sheet) + theirs[1]]),
    ...supplies,
  ]
}
