import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { text } from '../../data-model/primitives'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { heading } from '../../sections/fields'
import { exampleText, fillWords, type Values } from '../kit/example'
import { kilometres } from './globe'
import { isOnEverySheet } from './sheets'

export const place = z.strictObject({
  name: text.meta({
    label: { en: 'Name', it: 'Nome' },
    hint: { en: 'What the place is called', it: 'Come si chiama il luogo' },
  }),
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .meta({ label: { en: 'Latitude', it: 'Latitudine' }, hint: { en: 'Degrees north', it: 'Gradi nord' } }),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .meta({ label: { en: 'Longitude', it: 'Longitudine' }, hint: { en: 'Degrees east', it: 'Gradi est' } }),
})

export const fields = {
  heading,
  intro: exampleText.meta({
    label: { en: 'Introduction', it: 'Introduzione' },
    hint: {
      en: 'Says what the lines are: {nearest} and {farthest} are the shortest and the longest one',
      it: 'Dice che cosa sono le linee: {nearest} e {farthest} sono la più corta e la più lunga',
    },
  }),
  harbour: place.meta({
    label: { en: 'Harbour', it: 'Porto' },
    hint: { en: 'The harbour in the middle of the map', it: 'Il porto al centro della carta' },
  }),
  below: exampleText.meta({
    label: { en: 'Words below the harbour', it: 'Parole sotto il porto' },
    hint: { en: 'Stands below the name of the harbour', it: 'Sta sotto il nome del porto' },
  }),
  ring: z
    .number()
    .int()
    .min(200)
    .max(1_000)
    .meta({
      label: { en: 'Kilometres between rings', it: 'Chilometri tra gli anelli' },
      hint: { en: 'Kilometres from one ring to the next', it: 'Chilometri da un anello all’altro' },
    }),
  places: z
    .array(place)
    .min(3)
    .max(8)
    .meta({
      label: { en: 'Places', it: 'Luoghi' },
      hint: {
        en: 'Where the lines go. Their lengths are calculated',
        it: 'Dove vanno le linee. Le lunghezze si calcolano',
      },
    }),
  note: exampleText.meta({
    label: { en: 'Note', it: 'Nota' },
    hint: { en: 'What the lines do not say', it: 'Che cosa le linee non dicono' },
  }),
}

export const distancesFields = z.object(fields)
type Distances = z.output<typeof distancesFields>

/** How far each place is, in kilometres, as a map of this size can tell. */
const lengths = ({ harbour, places }: Distances) => places.map((one) => Math.round(kilometres(harbour, one) / 10) * 10)

const inKilometres = (value: number, language: Language) =>
  formatNumber(value, language, { style: 'unit', unit: 'kilometer' })

export function valuesOf(section: Distances, language: Language): Values {
  const all = lengths(section)
  return {
    nearest: inKilometres(Math.min(...all), language),
    farthest: inKilometres(Math.max(...all), language),
  }
}

/** Kilometres from the harbour under which two discs would be one. */
const nearest = 150

export function findings(section: Distances): Finding[] {
  return section.places.flatMap((one, index): Finding[] => {
    const field = `places[${index}]`
    const away = lengths(section)[index] ?? 0
    if (away < nearest)
      return [
        {
          field,
          message: {
            en: `is ${away} km from the harbour; the map begins at ${nearest} km`,
            it: `è a ${away} km dal porto; la carta comincia a ${nearest} km`,
          },
        },
      ]
    return isOnEverySheet(one, section.harbour)
      ? []
      : [
          {
            field,
            message: { en: `is ${away} km away: it lies outside the map`, it: `è a ${away} km: sta fuori dalla carta` },
          },
        ]
  })
}

/** The section with its lengths in words of the language, the nearest place first. */
export function shownDistances(section: Distances, language: Language) {
  const away = lengths(section)
  const words = fillWords(section, valuesOf(section, language))
  const places = words.places
    .map((one, index) => ({ ...one, away: away[index] ?? 0, distance: inKilometres(away[index] ?? 0, language) }))
    .sort((a, b) => a.away - b.away)
    .map(({ away: _away, ...one }) => one)
  const rings = [1, 2, 3, 4].map((step) => inKilometres(step * section.ring, language))
  return { ...words, places, rings }
}

export type ShownDistances = ReturnType<typeof shownDistances>
