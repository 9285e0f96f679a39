import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { euros, exampleHeaded, exampleLine, exampleName, exampleText, fillWords, type Values } from '../kit/example'
import { ways } from './routes'

export const route = z.strictObject({
  name: exampleName.meta({ hint: { en: 'What one decides for', it: 'Per che cosa si decide' } }),
  text: exampleLine.meta({
    hint: {
      en: 'What one gives up on it, in at most eight words',
      it: 'A che cosa si rinuncia, in otto parole al massimo',
    },
  }),
  weeks: z
    .number()
    .int()
    .min(1)
    .max(52)
    .meta({
      label: { en: 'Weeks', it: 'Settimane' },
      hint: {
        en: 'Weeks it takes: the longer, the longer the way that is drawn',
        it: 'Settimane che ci vogliono: più sono, più è lunga la strada disegnata',
      },
    }),
  days: z
    .number()
    .int()
    .min(0)
    .max(250)
    .meta({
      label: { en: 'Days of the team', it: 'Giornate della squadra' },
      hint: {
        en: 'Days of work that it asks of the client’s own team',
        it: 'Giornate di lavoro che chiede alla squadra del cliente',
      },
    }),
  cost: euros
    .multipleOf(100)
    .meta({ label: { en: 'Cost', it: 'Costo' }, hint: { en: 'Euros, of the example', it: 'Euro, dell’esempio' } }),
  chosen: z
    .boolean()
    .default(false)
    .meta({
      label: { en: 'Chosen', it: 'Scelta' },
      hint: { en: 'Set on the one route that is taken', it: 'Sulla sola strada che si prende' },
    }),
})

const end = z.strictObject({
  name: exampleName.meta({ hint: { en: 'What it is called', it: 'Come si chiama' } }),
  text: exampleLine.meta({ hint: { en: 'What it is, in a few words', it: 'Che cos’è, in poche parole' } }),
})

export const fields = {
  ...exampleHeaded,
  from: end.meta({
    label: { en: 'Where the ways begin', it: 'Dove cominciano le strade' },
    hint: { en: 'Where all routes begin', it: 'Dove cominciano tutte le strade' },
  }),
  to: end.meta({
    label: { en: 'Where they lead', it: 'Dove portano' },
    hint: { en: 'What they all lead to', it: 'Dove portano tutte' },
  }),
  options: z
    .array(route)
    .length(ways.length)
    .meta({
      label: { en: 'Ways up', it: 'Strade' },
      one: { en: 'way', it: 'strada' },
      hint: { en: 'The ways up, in the order of the table', it: 'Le strade, nell’ordine della tabella' },
    }),
  columns: z
    .strictObject({
      route: exampleText.meta({
        label: { en: 'Heading of the names', it: 'Titolo dei nomi' },
        hint: { en: 'Above the names', it: 'Sopra i nomi' },
      }),
      time: exampleText.meta({
        label: { en: 'Heading of the weeks', it: 'Titolo delle settimane' },
        hint: { en: 'Above the weeks', it: 'Sopra le settimane' },
      }),
      team: exampleText.meta({
        label: { en: 'Heading of the days', it: 'Titolo delle giornate' },
        hint: { en: 'Above the days of the team', it: 'Sopra le giornate della squadra' },
      }),
      cost: exampleText.meta({
        label: { en: 'Heading of the euros', it: 'Titolo degli euro' },
        hint: { en: 'Above the euros', it: 'Sopra gli euro' },
      }),
    })
    .meta({
      label: { en: 'Headings of the table', it: 'Titoli della tabella' },
      hint: { en: 'Headings of the table', it: 'I titoli della tabella' },
    }),
  taken: exampleText.meta({
    label: { en: 'Words for the chosen one', it: 'Parole per quella scelta' },
    hint: {
      en: 'Stands after the name of the chosen route, for screen readers',
      it: 'Sta dopo il nome della strada scelta, per gli screen reader',
    },
  }),
  huts: z
    .number()
    .int()
    .min(1)
    .max(3)
    .meta({
      label: { en: 'Huts', it: 'Rifugi' },
      hint: {
        en: 'Places on the chosen route where one can still turn back',
        it: 'I punti della strada scelta da cui si può ancora tornare indietro',
      },
    }),
  hut: exampleText.meta({
    label: { en: 'What a hut is', it: 'Che cos’è un rifugio' },
    hint: { en: 'What those places are: {huts}', it: 'Che cosa sono quei punti: {huts}' },
  }),
}

export const ascentFields = z.object(fields)
type Ascent = z.output<typeof ascentFields>

export function valuesOf({ options, huts }: Ascent, language: Language): Values {
  return { count: formatNumber(options.length, language), huts: formatNumber(huts, language) }
}

/** The section with its words in place. The quickest way goes straight up, the slowest all around. */
export function shownAscent(section: Ascent, language: Language) {
  const number = (value: number, options: Intl.NumberFormatOptions) => formatNumber(value, language, options)
  const lasting = (value: number, unit: 'week' | 'day') => number(value, { style: 'unit', unit, unitDisplay: 'long' })
  const words = fillWords(section, valuesOf(section, language))
  const quickest = words.options.map(({ weeks }) => weeks).toSorted((a, b) => a - b)
  return {
    ...words,
    options: words.options.map((entry) => ({
      ...entry,
      way: ways[quickest.indexOf(entry.weeks)] ?? 'round',
      timeText: lasting(entry.weeks, 'week'),
      teamText: lasting(entry.days, 'day'),
      costText: number(entry.cost, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
    })),
  }
}

export type ShownAscent = ReturnType<typeof shownAscent>

export function findings({ options }: Ascent): Finding[] {
  const found: Finding[] = []
  const taken = options.filter(({ chosen }) => chosen).length
  if (taken !== 1)
    found.push({
      field: 'options',
      message: { en: `have ${taken} chosen ones; one is taken`, it: `ne hanno ${taken} scelte; se ne prende una` },
    })
  options.forEach(({ weeks }, index) => {
    if (options.findIndex((other) => other.weeks === weeks) === index) return
    found.push({
      field: `options[${index}].weeks`,
      message: {
        en: `is ${weeks} again; each route takes a time of its own`,
        it: `è di nuovo ${weeks}: ogni strada richiede un tempo suo`,
      },
    })
  })
  return found
}
