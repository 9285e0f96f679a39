import { z } from 'zod'
import type { SectionContext } from '../../data-model/define-section'
import { resolveReferences } from '../../data-model/figure-references'
import { text } from '../../data-model/primitives'
import { heading } from '../../data-model/section-fields'
import { choice } from '../../data-model/words'

export const rooms = ['window', 'counter', 'stockroom', 'office'] as const
export const supplies = ['ground', 'foundations', 'pipes', 'boiler'] as const

const words = {
  name: text.meta({
    label: { en: 'Name', it: 'Nome' },
    hint: { en: 'What the part is called', it: 'Come si chiama la parte' },
  }),
  text: text.meta({
    label: { en: 'Text', it: 'Testo' },
    hint: { en: 'In at most eight words', it: 'In otto parole al massimo' },
  }),
}
const room = z.strictObject({
  room: choice(rooms, {
    window: { en: 'Shop window', it: 'Vetrina' },
    counter: { en: 'Counter', it: 'Banco' },
    stockroom: { en: 'Stockroom', it: 'Magazzino' },
    office: { en: 'Office', it: 'Ufficio' },
  }).meta({ label: { en: 'Room', it: 'Stanza' }, hint: { en: 'What stands in it', it: 'Che cosa c’è dentro' } }),
  ...words,
})
const supply = z.strictObject({
  supply: choice(supplies, {
    ground: { en: 'Ground', it: 'Terreno' },
    foundations: { en: 'Foundations', it: 'Fondamenta' },
    pipes: { en: 'Pipes', it: 'Tubi' },
    boiler: { en: 'Boiler', it: 'Caldaia' },
  }).meta({
    label: { en: 'Part of the ground', it: 'Parte del terreno' },
    hint: { en: 'Which part of the ground', it: 'Quale parte del terreno' },
  }),
  ...words,
})

export const fields = {
  heading,
  intro: text.meta({
    label: { en: 'Introduction', it: 'Introduzione' },
    hint: {
      en: 'Says whose the ground is and whose the house, below the heading',
      it: 'Dice di chi è il terreno e di chi la casa, sotto il titolo',
    },
  }),
  yours: text.meta({
    label: { en: 'What is yours', it: 'Che cosa è tuo' },
    hint: { en: 'Stands beside the house: whose it is', it: 'Sta accanto alla casa: di chi è' },
  }),
  rooms: z
    .array(room)
    .min(2)
    .max(4)
    .meta({
      label: { en: 'Rooms', it: 'Stanze' },
      hint: { en: 'The rooms of the house, from the street up', it: 'Le stanze della casa, dalla strada in su' },
    }),
  theirs: text.meta({
    label: { en: 'What is theirs', it: 'Che cosa è loro' },
    hint: { en: 'Stands below the house: whose the ground is', it: 'Sta sotto la casa: di chi è il terreno' },
  }),
  supplies: z
    .array(supply)
    .min(2)
    .max(4)
    .meta({
      label: { en: 'What the ground comes with', it: 'Che cosa dà il terreno' },
      hint: { en: 'What the ground comes with', it: 'Che cosa dà il terreno' },
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
