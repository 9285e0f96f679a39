import { z } from 'zod'
import type { SectionContext } from '../../data-model/define-section'
import { resolveReferences } from '../../data-model/figure-references'
import { text } from '../../data-model/primitives'
import { heading } from '../../data-model/section-fields'
import { choice, field } from '../../data-model/words'

export const rooms = ['window', 'counter', 'stockroom', 'office'] as const
export const supplies = ['ground', 'foundations', 'pipes', 'boiler'] as const

const words = {
  name: field(text, {
    en: ['Name', 'What the part is called'],
    it: ['Nome', 'Come si chiama la parte'],
  }),
  text: field(text, {
    en: ['Text', 'In at most eight words'],
    it: ['Testo', 'In otto parole al massimo'],
  }),
}
const room = z.strictObject({
  room: field(
    choice(rooms, {
      window: { en: 'Shop window', it: 'Vetrina' },
      counter: { en: 'Counter', it: 'Banco' },
      stockroom: { en: 'Stockroom', it: 'Magazzino' },
      office: { en: 'Office', it: 'Ufficio' },
    }),
    {
      en: ['Room', 'What stands in it'],
      it: ['Stanza', 'Che cosa c’è dentro'],
    },
  ),
  ...words,
})
const supply = z.strictObject({
  supply: field(
    choice(supplies, {
      ground: { en: 'Ground', it: 'Terreno' },
      foundations: { en: 'Foundations', it: 'Fondamenta' },
      pipes: { en: 'Pipes', it: 'Tubi' },
      boiler: { en: 'Boiler', it: 'Caldaia' },
    }),
    {
      en: ['Part of the ground', 'Which part of the ground'],
      it: ['Parte del terreno', 'Quale parte del terreno'],
    },
  ),
  ...words,
})

export const fields = {
  heading,
  intro: field(text, {
    en: ['Introduction', 'Says whose the ground is and whose the house, below the heading'],
    it: ['Introduzione', 'Dice di chi è il terreno e di chi la casa, sotto il titolo'],
  }),
  yours: field(text, {
    en: ['What is yours', 'Stands beside the house: whose it is'],
    it: ['Che cosa è tuo', 'Sta accanto alla casa: di chi è'],
  }),
  rooms: field(z.array(room).min(2).max(4), {
    en: ['Rooms', 'The rooms of the house, from the street up'],
    it: ['Stanze', 'Le stanze della casa, dalla strada in su'],
  }),
  theirs: field(text, {
    en: ['What is theirs', 'Stands below the house: whose the ground is'],
    it: ['Che cosa è loro', 'Sta sotto la casa: di chi è il terreno'],
  }),
  supplies: field(z.array(supply).min(2).max(4), {
    en: ['What the ground comes with', 'What the ground comes with'],
    it: ['Che cosa dà il terreno', 'Che cosa dà il terreno'],
  }),
}

export const houseFields = z.object(fields)
export type House = z.output<typeof houseFields>

/** What is drawn twice would have one label too many. */
export function findings({ rooms: own, supplies: rented }: House) {
  const twice = (list: readonly string[]) => list.findIndex((entry, index) => list.indexOf(entry) !== index)
  const check = (field: string, key: string, list: readonly string[]) =>
    twice(list) < 0
      ? []
      : [
          {
            field: `${field}[${twice(list)}].${key}`,
            message: {
              en: `is "${list[twice(list)]}" again, which the house has once`,
              it: `è di nuovo «${list[twice(list)]}», che nella casa c’è una volta sola`,
            },
          },
        ]
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
