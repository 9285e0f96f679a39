import { z } from 'zod'
import { resolveReferences } from '../../data-model/figure-references'
import { text } from '../../data-model/primitives'
import type { SectionContext } from '../../sections/define-section'
import { heading } from '../../sections/fields'

export const rooms = ['window', 'counter', 'stockroom', 'office'] as const
export const supplies = ['ground', 'foundations', 'pipes', 'boiler'] as const

const words = { name: text.describe('What the part is called'), text: text.describe('In at most eight words') }
const room = z.strictObject({ room: z.enum(rooms).describe('What stands in it'), ...words })
const supply = z.strictObject({ supply: z.enum(supplies).describe('Which part of the ground'), ...words })

export const fields = {
  heading,
  intro: text.describe('Says whose the ground is and whose the house, below the heading'),
  yours: text.describe('Stands beside the house: whose it is'),
  rooms: z.array(room).min(2).max(4).describe('The rooms of the house, from the street up'),
  theirs: text.describe('Stands below the house: whose the ground is'),
  supplies: z.array(supply).min(2).max(4).describe('What the ground comes with'),
}

export const houseFields = z.object(fields)
export type House = z.output<typeof houseFields>

/** What is drawn twice would have one label too many. */
export function findings({ rooms: own, supplies: rented }: House) {
  const twice = (list: readonly string[]) => list.findIndex((entry, index) => list.indexOf(entry) !== index)
  const check = (field: string, key: string, list: readonly string[]) =>
    twice(list) < 0 ? [] : [{ field: `${field}[${twice(list)}].${key}`, message: `is "${list[twice(list)]}" again` }]
  return [
    ...check(
      'rooms',
      'room',
      own.map((entry) => entry.room),
    ),
    ...check(
      'supplies',
      'supply',
      rented.map((entry) => entry.supply),
    ),
  ]
}

/** The section with its figures in words, as labels are measured. */
export function shownHouse(section: House, { figures, language }: Pick<SectionContext, 'figures' | 'language'>) {
  const shown = <Entry extends { text: string }>(entry: Entry): Entry => ({
    ...entry,
    text: resolveReferences(entry.text, figures, language),
  })
  return { ...section, rooms: section.rooms.map(shown), supplies: section.supplies.map(shown) }
}
