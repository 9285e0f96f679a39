import { z } from 'zod'
import type { Finding } from '../../data-model/finding'
import { verbatim } from '../../data-model/primitives'
import { headed } from '../../data-model/section-fields'
import { field, formed } from '../../data-model/words'

/** Words of an example: its numbers are calculated from the data, and stand in the words by name. */
export const exampleText = verbatim.meta({
  hint: {
    en: "A number of the example is written by its name, for example {rest}; the drawing's guide lists the names",
    it: 'Un numero dell’esempio si scrive con il suo nome, per esempio {rest}; la guida del disegno elenca i nomi',
  },
})

/** The fields of `headed`, for a section whose drawing shows an example. */
export const exampleHeaded = {
  ...headed,
  intro: field(exampleText, {
    en: ['Introduction', 'Says that this is an example'],
    it: ['Introduzione', 'Dice che questo è un esempio'],
  }),
}

export const exampleName = exampleText.meta({ label: { en: 'Name', it: 'Nome' } })
export const exampleLine = exampleText.meta({ label: { en: 'Text', it: 'Testo' } })

/** A time of a day of the example. */
export const clockTime = field(
  formed(/^([01]\d|2[0-3]):[0-5]\d$/, {
    en: 'must be a time, for example "08:30"',
    it: 'deve essere un’ora, per esempio «08:30»',
  }),
  {
    en: ['Time', 'By the clock, with two digits: 08:30'],
    it: ['Ora', 'L’ora, con due cifre: 08:30'],
  },
)

/** The example's numbers as text, by name. */
export type Values = Readonly<Record<string, string>>

/** Figures of the site stand in two braces: they are none of the example's numbers. */
const name = /(?<!\{)\{([^{}]*)\}(?!\})/g

const fillIn = (words: string, values: Values) => words.replace(name, (braces, key: string) => values[key] ?? braces)

/** The same section with its numbers in place, wherever words name one. */
export function fillWords<Value>(value: Value, values: Values): Value {
  return mapStrings(value, (words) => fillIn(words, values)) as Value
}

function mapStrings(value: unknown, change: (words: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((entry) => mapStrings(entry, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapStrings(entry, change)]))
}

/** Names in braces that an example does not have. */
export function checkWords(section: object, values: Values): Finding[] {
  const known = Object.keys(values)
  const names = known.map((entry) => `{${entry}}`).join(', ')
  return Object.entries(section).flatMap(([field, value]) => {
    const findings: Finding[] = []
    mapStrings(value, (words) => {
      for (const [, key = ''] of words.matchAll(name)) {
        if (known.includes(key)) continue
        findings.push({
          field,
          message: {
            en: `names {${key}} in "${words}". The example has ${names}`,
            it: `nomina {${key}} in «${words}». L’esempio ha ${names}`,
          },
        })
      }
      return words
    })
    return findings
  })
}

/** Money of an example: euros and cents. */
export const euros = z.number().positive().max(100_000).multipleOf(0.01)

/** Cents, so that sums of euros are exact. */
export const cents = (amount: number) => Math.round(amount * 100)
