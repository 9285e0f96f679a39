import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { exampleHeaded } from '../../sections/fields'
import { euros, exampleText, fillWords, type Values } from '../kit/example'
import { ways } from './routes'

export const route = z.strictObject({
  name: exampleText.describe('What one decides for'),
  text: exampleText.describe('What one gives up on it, in at most eight words'),
  weeks: z.number().int().min(1).max(52).describe('Weeks it takes: the longer, the longer the way that is drawn'),
  days: z.number().int().min(0).max(250).describe('Days of work that it asks of the client’s own team'),
  cost: euros.multipleOf(100, 'must be in hundreds: nobody knows an example better').describe('Euros, of the example'),
  chosen: z.boolean().default(false).describe('Set on the one route that is taken'),
})

const end = z.strictObject({
  name: exampleText.describe('What it is called'),
  text: exampleText.describe('What it is, in a few words'),
})

export const fields = {
  ...exampleHeaded,
  from: end.describe('Where all routes begin'),
  to: end.describe('What they all lead to'),
  options: z.array(route).length(ways.length).describe('The ways up, in the order of the table'),
  columns: z
    .strictObject({
      route: exampleText.describe('Above the names'),
      time: exampleText.describe('Above the weeks'),
      team: exampleText.describe('Above the days of the team'),
      cost: exampleText.describe('Above the euros'),
    })
    .describe('Headings of the table'),
  taken: exampleText.describe('Stands after the name of the chosen route, for screen readers'),
  huts: z.number().int().min(1).max(3).describe('Places on the chosen route where one can still turn back'),
  hut: exampleText.describe('What those places are: {huts}'),
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
  if (taken !== 1) found.push({ field: 'options', message: `have ${taken} chosen ones; one is taken` })
  options.forEach(({ weeks }, index) => {
    if (options.findIndex((other) => other.weeks === weeks) === index) return
    found.push({ field: `options[${index}].weeks`, message: `is ${weeks} again; each route takes a time of its own` })
  })
  return found
}
