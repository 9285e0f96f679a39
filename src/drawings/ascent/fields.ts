import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { field } from '../../data-model/words'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { euros, exampleHeaded, exampleLine, exampleName, exampleText, fillWords, type Values } from '../kit/example'

/** Which way up: the quickest goes straight, the slowest all around. */
export const ways = ['straight', 'pass', 'round'] as const
export type Way = (typeof ways)[number]

export const route = z.strictObject({
  name: exampleName.meta({ hint: { en: 'What one decides for', it: 'Per che cosa si decide' } }),
  text: exampleLine.meta({
    hint: {
      en: 'What one gives up on it, in at most eight words',
      it: 'A che cosa si rinuncia, in otto parole al massimo',
    },
  }),
  weeks: field(z.number().int().min(1).max(52), {
    en: ['Weeks', 'Weeks it takes: the longer, the longer the way that is drawn'],
    it: ['Settimane', 'Settimane che ci vogliono: più sono, più è lunga la strada disegnata'],
  }),
  days: field(z.number().int().min(0).max(250), {
    en: ['Days of the team', 'Days of work that it asks of the client’s own team'],
    it: ['Giornate della squadra', 'Giornate di lavoro che chiede alla squadra del cliente'],
  }),
  cost: field(euros.multipleOf(100), {
    en: ['Cost', 'Euros, of the example'],
    it: ['Costo', 'Euro, dell’esempio'],
  }),
  chosen: field(z.boolean().default(false), {
    en: ['Chosen', 'Set on the one route that is taken'],
    it: ['Scelta', 'Sulla sola strada che si prende'],
  }),
})

const end = z.strictObject({
  name: exampleName.meta({ hint: { en: 'What it is called', it: 'Come si chiama' } }),
  text: exampleLine.meta({ hint: { en: 'What it is, in a few words', it: 'Che cos’è, in poche parole' } }),
})

export const fields = {
  ...exampleHeaded,
  from: field(end, {
    en: ['Where the ways begin', 'Where all routes begin'],
    it: ['Dove cominciano le strade', 'Dove cominciano tutte le strade'],
  }),
  to: field(end, {
    en: ['Where they lead', 'What they all lead to'],
    it: ['Dove portano', 'Dove portano tutte'],
  }),
  options: field(z.array(route).length(ways.length), {
    en: ['Ways up', 'The ways up, in the order of the table', 'way'],
    it: ['Strade', 'Le strade, nell’ordine della tabella', 'strada'],
  }),
  columns: field(
    z.strictObject({
      route: field(exampleText, {
        en: ['Heading of the names', 'Above the names'],
        it: ['Titolo dei nomi', 'Sopra i nomi'],
      }),
      time: field(exampleText, {
        en: ['Heading of the weeks', 'Above the weeks'],
        it: ['Titolo delle settimane', 'Sopra le settimane'],
      }),
      team: field(exampleText, {
        en: ['Heading of the days', 'Above the days of the team'],
        it: ['Titolo delle giornate', 'Sopra le giornate della squadra'],
      }),
      cost: field(exampleText, {
        en: ['Heading of the euros', 'Above the euros'],
        it: ['Titolo degli euro', 'Sopra gli euro'],
      }),
    }),
    {
      en: ['Headings of the table', 'Headings of the table'],
      it: ['Titoli della tabella', 'I titoli della tabella'],
    },
  ),
  taken: field(exampleText, {
    en: ['Words for the chosen one', 'Stands after the name of the chosen route, for screen readers'],
    it: ['Parole per quella scelta', 'Sta dopo il nome della strada scelta, per gli screen reader'],
  }),
  huts: field(z.number().int().min(1).max(3), {
    en: ['Huts', 'Places on the chosen route where one can still turn back'],
    it: ['Rifugi', 'I punti della strada scelta da cui si può ancora tornare indietro'],
  }),
  hut: field(exampleText, {
    en: ['What a hut is', 'What those places are: {huts}'],
    it: ['Che cos’è un rifugio', 'Che cosa sono quei punti: {huts}'],
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
