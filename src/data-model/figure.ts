import { z } from 'zod'

import { figureId, localized } from './primitives'
import { choice, field, saying } from './words'

/** In this order because a person writes it so: which figure, its value, then what is said of it. */
const words = {
  label: field(localized, {
    en: ['Label', 'What the number counts, in a few words: stands under it'],
    it: ['Etichetta', 'Che cosa conta il numero, in poche parole: sta sotto di esso'],
  }),
  note: field(localized, {
    en: ['Note', 'What exactly is claimed, in one sentence: shown as a tooltip. It may name a promise'],
    it: ['Nota', 'Che cosa si afferma esattamente, in una frase: appare passandoci sopra. Può nominare una promessa'],
  }),
  whose: field(localized.optional(), {
    en: ['Whose', 'Whose figure it is, for example "of our clients": shown small under it'],
    it: ['Di chi', 'Di chi è il numero, per esempio «dei nostri clienti»: sta sotto, in piccolo'],
  }),
  period: field(localized.optional(), {
    en: ['Period', 'Over which time it was counted, for example "2023 to 2025": shown small under it'],
    it: ['Periodo', 'In quale periodo è stato contato, per esempio «dal 2023 al 2025»: sta sotto, in piccolo'],
  }),
}
/** What is said of a figure. */
export const said = z.object(words)
const id = figureId.meta({ label: { en: 'Id', it: 'Id' } })
export const valueLabel = { en: 'Value', it: 'Valore' }
const number = z.number().meta({ label: valueLabel })
const atLeastNothing = z.number().min(0).meta({ label: valueLabel })

export const durationUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

const percent = z
  .strictObject({
    id,
    format: z.literal('percent'),
    value: number.meta({
      hint: {
        en: 'A share is 0 to 100. A change, which is signed, may be more, or less than nothing',
        it: 'Una quota va da 0 a 100. Una variazione, che ha il segno, può essere di più, o sotto zero',
      },
    }),
    signed: z
      .boolean()
      .default(false)
      .meta({ label: { en: 'With its sign (+180%)', it: 'Con il segno (+180%)' } }),
    ...words,
  })
  .refine(({ value, signed }) => (signed ? value >= -100 : value >= 0 && value <= 100), {
    path: ['value'],
    ...saying({
      en: 'must be 0 to 100, as a share of something is; a change is "signed", and at least −100',
      it: 'deve andare da 0 a 100, come una quota; una variazione ha il segno, ed è almeno −100',
    }),
  })
  .meta({ label: { en: 'Per cent', it: 'Percentuale' } })

const rating = z
  .strictObject({
    id,
    format: z.literal('rating'),
    value: atLeastNothing,
    outOf: z
      .number()
      .positive()
      .meta({ label: { en: 'Out of', it: 'Su quanti' } }),
    ...words,
  })
  .refine(({ value, outOf }) => value <= outOf, {
    path: ['value'],
    ...saying({ en: 'must not be more than the best rating', it: 'non deve superare il voto più alto' }),
  })
  .meta({ label: { en: 'Rating (4.9/5)', it: 'Voto (4,9/5)' } })

const unit = choice(durationUnits, {
  minute: { en: 'Minutes', it: 'Minuti' },
  hour: { en: 'Hours', it: 'Ore' },
  day: { en: 'Days', it: 'Giorni' },
  week: { en: 'Weeks', it: 'Settimane' },
  month: { en: 'Months', it: 'Mesi' },
  year: { en: 'Years', it: 'Anni' },
}).meta({ label: { en: 'Unit', it: 'Unità' } })

/** One figure of the site. `format` says how its value becomes text in each language (R-FIGURE-2). */
export const figure = z.discriminatedUnion('format', [
  z
    .strictObject({
      id,
      format: z.literal('count'),
      value: z.number().int().positive().meta({ label: valueLabel }),
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
  percent,
  rating,
  z
    .strictObject({
      id,
      format: z.literal('euro'),
      value: z.number().min(0).lt(1_000_000_000).meta({ label: valueLabel }),
      ...words,
    })
    .meta({ label: { en: 'Euros', it: 'Euro' } }),
  z
    .strictObject({
      id,
      format: z.literal('duration'),
      value: z.number().positive().meta({ label: valueLabel }),
      unit,
      ...words,
    })
    .meta({ label: { en: 'Duration', it: 'Durata' } }),
  z
    .strictObject({
      id,
      format: z.literal('year'),
      value: z.number().int().min(1000).max(2999).meta({ label: valueLabel }),
      ...words,
    })
    .meta({ label: { en: 'Year', it: 'Anno' } }),
  z
    .strictObject({
      id,
      format: z.literal('text'),
      value: localized.meta({ label: valueLabel }),
      ...words,
    })
    .meta({ label: { en: 'In words', it: 'A parole' } }),
])
