import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { exampleHeaded } from '../../sections/fields'
import { euros, exampleText, fillWords, type Values } from '../kit/example'
import { routes, ways } from './routes'

export const route = z.strictObject({
  way: z
    .enum(ways)
    .describe('Which way up: straight over the ridge, by the pass, or all around. Length and climb follow'),
  name: exampleText.describe('What one decides for'),
  text: exampleText.describe('What one gives up on it, in at most eight words'),
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
      length: exampleText.describe('Above the kilometres'),
      climb: exampleText.describe('Above the metres'),
      cost: exampleText.describe('Above the euros'),
    })
    .describe('Headings of the table'),
  taken: exampleText.describe('Stands after the name of the chosen route, for screen readers'),
  huts: z.number().int().min(1).max(3).describe('Places on the chosen route where one can still turn back'),
  hut: exampleText.describe('What those places are: {huts}'),
  scale: exampleText.describe('What a kilometre and a metre stand for'),
}

export const ascentFields = z.object(fields)
type Ascent = z.output<typeof ascentFields>

export function valuesOf({ options, huts }: Ascent, language: Language): Values {
  return { count: formatNumber(options.length, language), huts: formatNumber(huts, language) }
}

/** The section with its words in place, and length and climb as the drawn ground has them. */
export function shownAscent(section: Ascent, language: Language) {
  const number = (value: number, options: Intl.NumberFormatOptions) => formatNumber(value, language, options)
  const words = fillWords(section, valuesOf(section, language))
  return {
    ...words,
    options: words.options.map((entry) => {
      const { length, climb } = routes()[entry.way]
      return {
        ...entry,
        lengthText: number(length, {
          style: 'unit',
          unit: 'kilometer',
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        }),
        climbText: number(Math.round(climb / 10) * 10, { style: 'unit', unit: 'meter' }),
        costText: number(entry.cost, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
      }
    }),
  }
}

export type ShownAscent = ReturnType<typeof shownAscent>

export function findings({ options }: Ascent): Finding[] {
  const found: Finding[] = []
  const taken = options.filter(({ chosen }) => chosen).length
  if (taken !== 1) found.push({ field: 'options', message: `have ${taken} chosen ones; one is taken` })
  options.forEach(({ way }, index) => {
    if (options.findIndex((other) => other.way === way) === index) return
    found.push({ field: `options[${index}].way`, message: `is "${way}" again; each route has a way of its own` })
  })
  return found
}
