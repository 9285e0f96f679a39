import { z } from 'zod'
import type { Finding } from '../../data-model/finding'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { exampleHeaded } from '../../sections/fields'
import { cents, euros, exampleText, fillWords, type Values } from '../kit/example'

const signs = ['basket', 'card', 'shelves', 'parcel', 'invoice', 'door'] as const

const stop = z.strictObject({
  sign: z.enum(signs).describe('Drawn beside the name; what is lemon in it is the order'),
  name: exampleText.max(14),
  time: exampleText.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, for example "08:30"'),
  day: exampleText.describe('Stops of one day stand together and have the same words here'),
  sees: z
    .array(z.strictObject({ system: exampleText, text: exampleText.max(32) }))
    .min(1)
    .describe('What each system knows from here on'),
  break: z
    .strictObject({ name: exampleText, text: exampleText })
    .optional()
    .describe('What happens on the way to the next stop when two programs do not talk'),
})

export const fields = {
  ...exampleHeaded,
  amounts: z
    .strictObject({
      goods: euros.describe('What is in the basket'),
      shipping: euros.describe('What its delivery costs'),
      stock: z.number().int().positive().describe('Pieces before the order'),
      pieces: z.number().int().positive().describe('Pieces in the order'),
    })
    .describe('Numbers of the example. Words name them, and what follows from them: {total}, {left}'),
  systems: z.array(exampleText.max(14)).min(2).max(6).describe('Who learns something on the way, a row each'),
  stops: z.array(stop).min(4).max(6).describe('Its stops, in the order of time'),
  legend: z
    .strictObject({
      order: exampleText.describe('What the lemon line is'),
      break: exampleText.describe('What a broken line is'),
    })
    .describe('What the signs of the map mean'),
}

export const orderFields = z.object(fields)
export type Order = z.output<typeof orderFields>

export function valuesOf({ amounts }: Order, language: Language): Values {
  const { goods, shipping, stock, pieces } = amounts
  const money = (value: number) =>
    formatNumber(value / 100, language, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: value % 100 === 0 ? 0 : 2,
    })
  return {
    goods: money(cents(goods)),
    shipping: money(cents(shipping)),
    total: money(cents(goods) + cents(shipping)),
    stock: formatNumber(stock, language),
    pieces: formatNumber(pieces, language),
    left: formatNumber(stock - pieces, language),
  }
}

export function findings({ amounts, stops, systems }: Order): Finding[] {
  const found: Finding[] = []
  if (amounts.pieces > amounts.stock) {
    found.push({ field: 'amounts.pieces', message: `is ${amounts.pieces}, and only ${amounts.stock} are in stock` })
  }
  stops.forEach(({ time, day, sees }, index) => {
    const before = stops[index - 1]
    if (before?.day === day && before.time > time) {
      found.push({ field: `stops[${index}].time`, message: `is ${time}, before ${before.time} of the stop before it` })
    }
    sees.forEach(({ system }, row) => {
      if (systems.includes(system)) return
      const message = `is "${system}", which is none of ${systems.join(', ')}`
      found.push({ field: `stops[${index}].sees[${row}].system`, message })
    })
  })
  if (stops.at(-1)?.break) found.push({ field: 'stops', message: 'the last stop has a break, and no way behind it' })
  if (stops.filter((one) => one.break).length > 3) found.push({ field: 'stops', message: 'more than three breaks' })
  return found
}

/** The order with its words as a page shows them. */
export const shownOrder = (section: Order, language: Language): Order => fillWords(section, valuesOf(section, language))
