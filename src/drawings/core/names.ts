import { unitsPerRem } from '../kit/frames'
import { at, type Point } from '../kit/geometry'
import { type Mark, type Place, placeLabels } from '../kit/labels'
import { type Lettering, measure } from '../kit/lettering'
import { boxObstacles, type Obstacle } from '../kit/obstacles'
import { spread } from '../kit/spread'
import { type Body, onSheet } from './body'
import type { ShownCore } from './fields'
import type { CoreSheet } from './sheets'
import type { Vein } from './veins'

export interface Named {
  id: string
  words: Lettering
  at: Point
  isAbove: boolean
}

/** What is named, from the foot of the core to its head. */
export function namesOf(section: ShownCore, body: Body, veins: readonly Vein[]): Named[] {
  const { month, fault } = body
  const upright = body.sheet.isUpright
  return [
    ...section.versions.map(({ name, year, from }, index): Named => {
      const next = section.versions[index + 1]?.from ?? section.length
      const along = (upright ? (from + next) / 2 : from) * month
      const side = upright ? 1 : -1
      const piece = along < fault(side) ? 'foot' : 'head'
      return {
        id: `version-${index}`,
        words: { figure: name, text: year },
        at: onSheet(body, along, side, piece),
        isAbove: true,
      }
    }),
    ...section.veins.map(
      ({ name, text }, index): Named => ({
        id: `vein-${index}`,
        words: { name, text },
        at: at(veins, index).start,
        isAbove: false,
      }),
    ),
    {
      id: 'fault',
      words: { title: section.fault.name, text: section.fault.text },
      at: onSheet(body, fault(1), 1, 'head'),
      isAbove: false,
    },
  ]
}

/** Where the column of words begins beside a standing core. */
const columnOf = ({ foot: [x], radius, slip }: CoreSheet) => x + radius + slip + 34

/** Words beside a standing core: each at its height, moved apart where there are many. */
function rows(names: readonly Named[], sheet: CoreSheet): Place[] {
  const rem = unitsPerRem(sheet)
  const left = columnOf(sheet)
  const column = (sheet.width - 25 - left) / rem
  const sorted = [...names].sort((a, b) => a.at[1] - b.at[1])
  const items = sorted.map(({ words, at: [, y] }) => ({ at: y, size: measure(words, sheet.size, column).height * rem }))
  return spread(items, 16, [10, sheet.height - 6]).map((middle, index): Place => {
    const {
      id,
      at: [x, y],
    } = at(sorted, index)
    const half = at(items, index).size / 2
    return {
      ...{ id, x: left, y: Math.round(middle), alignX: 0, alignY: 0.5, column },
      box: [left, middle - half, sheet.width - 25, middle + half],
      leader: [
        [x + 6, y],
        [left - 6, middle],
      ],
    }
  })
}

function marks(names: readonly Named[], { size }: CoreSheet): Mark[] {
  return names.map(
    ({ id, words, at: [x, y], isAbove }): Mark => ({
      id,
      words,
      at: [x, isAbove ? y - 34 : y + 26],
      radius: 0,
      sides: isAbove ? ['above, to the right'] : ['below, to the right', 'below', 'below, to the left'],
      columns: isAbove ? [6] : id === 'fault' ? [15, 13, 11] : size === 'wide' ? [10.5, 9.5, 13] : [9, 8, 7],
    }),
  )
}

/** Places of the names: in rows beside a standing core, above and below one that lies. */
export function placesOf(names: readonly Named[], body: Body): Place[] {
  const { sheet } = body
  if (sheet.isUpright) return rows(names, sheet)
  const [x, y] = sheet.foot
  const rock: Obstacle[] = boxObstacles([x, y - sheet.radius, x + sheet.length, y + sheet.radius])
  return placeLabels(marks(names, sheet), sheet, rock)
}
