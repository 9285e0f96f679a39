import { z } from 'zod'
import type { Finding } from '../../data-model/finding'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { exampleHeaded } from '../../sections/fields'
import { cents, euros, exampleText, fillWords, type Values } from '../kit/example'
import type { Reading } from '../kit/model'

const rocks = ['lines', 'bricks', 'dots', 'dashes', 'crosses'] as const
export const goods = ['jar', 'bag'] as const

export const named = z.strictObject({ name: exampleText, text: exampleText })
export const layer = z.strictObject({
  name: exampleText,
  text: exampleText.describe('In at most six words'),
  amount: euros.describe('What it takes of the price'),
  rock: z.enum(rocks).describe('Its sign in the section, so that no layer is told by its colour alone'),
})

export const fields = {
  ...exampleHeaded,
  goods: z.enum(goods).describe('What is sold: it stands on the ground, where its price is'),
  price: euros.describe('What the customer pays'),
  discount: z.number().gt(0).lt(1).describe('Share of the price: 0.1 is ten per cent'),
  layers: z.array(layer).min(2).max(6).describe('What the price pays, from the top. What is left is the margin'),
  margin: named.describe('The lowest seam'),
  full: exampleText.describe('Stands below the price'),
  reduced: exampleText.describe('Stands below the reduced price, for example "in the sale, {discount}"'),
  zero: exampleText.describe('Stands below the line of zero'),
  conclusion: named.describe('What follows from it'),
}

export const strataFields = z.object(fields)
type Strata = z.output<typeof strataFields>

/** All amounts in cents. */
function amountsOf({ price, discount, layers }: Strata) {
  const costs = layers.reduce((sum, { amount }) => sum + cents(amount), 0)
  const reduction = Math.round(cents(price) * discount)
  const margin = cents(price) - costs
  return { price: cents(price), reduced: cents(price) - reduction, costs, margin, rest: margin - reduction }
}

const money = (amount: number, language: Language) =>
  formatNumber(amount / 100, language, { style: 'currency', currency: 'EUR' })

export function valuesOf(section: Strata, language: Language): Values {
  const { price, reduced, margin, rest, costs } = amountsOf(section)
  const share = (value: number) =>
    formatNumber(value, language, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  return {
    price: money(price, language),
    reduced: money(reduced, language),
    costs: money(costs, language),
    margin: money(margin, language),
    rest: money(rest, language),
    discount: share(-section.discount),
    fall: share((rest - margin) / margin),
  }
}

export function findings(section: Strata): Finding[] {
  const { price, costs, margin, rest } = amountsOf(section)
  const inEuros = (amount: number) => `€${(amount / 100).toFixed(2)}`
  if (margin <= 0) {
    return [
      { field: 'layers', message: `come to ${inEuros(costs)} of a price of ${inEuros(price)}: no margin is left` },
    ]
  }
  if (rest > 0) return []
  const message = `takes ${inEuros(margin - rest)}, and the margin is ${inEuros(margin)}: the drawing ends at zero`
  return [{ field: 'discount', message }]
}

/** What each layer and the margin take, and which share of the price that is: at the full price, then at the reduced. */
function readingsOf(section: Strata, language: Language): Reading[] {
  const { price, reduced, margin, rest } = amountsOf(section)
  const share = (value: number) => formatNumber(value, language, { style: 'percent', maximumFractionDigits: 0 })
  return [
    { column: 'full', whole: price, left: margin },
    { column: 'reduced', whole: reduced, left: rest },
  ].flatMap(({ column, whole, left }) =>
    [
      ...section.layers.map(({ name, amount }) => ({ name, amount: cents(amount) })),
      { ...section.margin, amount: left },
    ].map(({ name, amount }, index) => ({
      id: `${column}-${index}`,
      figure: money(amount, language),
      text: `${name}: ${share(amount / whole)}`,
    })),
  )
}

/** The section with its words and amounts as a page shows them. */
export function shownStrata(section: Strata, language: Language) {
  const values = valuesOf(section, language)
  const words = fillWords(section, values)
  return {
    ...words,
    priceText: values.price ?? '',
    reducedText: values.reduced ?? '',
    layers: words.layers.map((entry) => ({ ...entry, amountText: money(cents(entry.amount), language) })),
    margin: { ...words.margin, amountText: values.margin ?? '' },
    readings: readingsOf(words, language),
  }
}

export type ShownStrata = ReturnType<typeof shownStrata>

export const amountText = { amountText: z.string().describe('Its amount, in words of the language') }
