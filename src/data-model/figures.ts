import { z } from 'zod'

import { figureId, localized } from './primitives'
import { choice } from './words'

/** In this order because a person writes it so: which figure, its value, then what is said of it. */
const words = {
  label: localized.meta({
    label: { en: 'Label', it: 'Etichetta' },
    hint: {
      en: 'What the number counts, in a few words: stands under it',
      it: 'Che cosa conta il numero, in poche parole: sta sotto di esso',
    },
  }),
  note: localized.meta({
    label: { en: 'Note', it: 'Nota' },
    hint: {
      en: 'What exactly is claimed, in one sentence: shown as a tooltip',
      it: 'Che cosa si afferma esattamente, in una frase: appare passandoci sopra',
    },
  }),
}
const id = figureId.meta({ label: { en: 'Id', it: 'Id' } })
const value = z.number().meta({ label: { en: 'Value', it: 'Valore' } })

export const durationUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

/** One figure of the site. `format` says how its value becomes text in each language (R-FIGURE-2). */
export const figure = z.discriminatedUnion('format', [
  z
    .strictObject({
      id,
      format: z.literal('count'),
      value,
      plus: z
        .boolean()
        .default(false)
        .meta({ label: { en: 'With a plus sign (150+)', it: 'Con il segno più (150+)' } }),
      compact: z
        .boolean()
        .default(false)
        .meta({ label: { en: 'Shortened (25M)', it: 'Abbreviato (25 mln)' } }),
      ...words,
    })
    .meta({ label: { en: 'Number', it: 'Numero' } }),
  z
    .strictObject({
      id,
      format: z.literal('percent'),
      value,
      signed: z
        .boolean()
        .default(false)
        .meta({ label: { en: 'With its sign (+180%)', it: 'Con il segno (+180%)' } }),
      ...words,
    })
    .meta({ label: { en: 'Per cent', it: 'Percentuale' } }),
  z
    .strictObject({
      id,
      format: z.literal('rating'),
      value,
      outOf: z.number().meta({ label: { en: 'Out of', it: 'Su quanti' } }),
      ...words,
    })
    .meta({ label: { en: 'Rating (4.9/5)', it: 'Voto (4,9/5)' } }),
  z.strictObject({ id, format: z.literal('euro'), value, ...words }).meta({ label: { en: 'Euros', it: 'Euro' } }),
  z
    .strictObject({
      id,
      format: z.literal('duration'),
      value,
      unit: choice(durationUnits, {
        minute: { en: 'Minutes', it: 'Minuti' },
        hour: { en: 'Hours', it: 'Ore' },
        day: { en: 'Days', it: 'Giorni' },
        week: { en: 'Weeks', it: 'Settimane' },
        month: { en: 'Months', it: 'Mesi' },
        year: { en: 'Years', it: 'Anni' },
      }).meta({ label: { en: 'Unit', it: 'Unità' } }),
      ...words,
    })
    .meta({ label: { en: 'Duration', it: 'Durata' } }),
  z
    .strictObject({
      id,
      format: z.literal('year'),
      value: value.int(),
      ...words,
    })
    .meta({ label: { en: 'Year', it: 'Anno' } }),
  z
    .strictObject({
      id,
      format: z.literal('text'),
      value: localized.meta({ label: { en: 'Value', it: 'Valore' } }),
      ...words,
    })
    .meta({ label: { en: 'In words', it: 'A parole' } }),
])

export const figuresFile = z.strictObject({
  $schema: z.string().optional(),
  figures: z
    .array(figure)
    .min(1)
    .meta({ label: { en: 'Figures', it: 'Numeri' }, one: { en: 'figure', it: 'numero' } }),
})

export type Figure = z.infer<typeof figure>

/** Names of the formats. */
export const figureFormats = figure.options.map(({ shape }) => shape.format.value)

/** A figure's number to calculate with; none where it is in words. */
export function bareNumber(figure: Figure) {
  return {
    value: figure.format === 'text' ? null : figure.value,
    unit: figure.format === 'duration' ? figure.unit : null,
  }
}
