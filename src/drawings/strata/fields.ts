import { z } from 'zod'
import type { Finding } from '../../data-model/finding'
import { choice, field } from '../../data-model/words'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import {
  cents,
  euros,
  exampleHeaded,
  exampleLine,
  exampleName,
  exampleText,
  fillWords,
  type Values,
} from '../kit/example'
import type { Reading } from '../kit/model'

const rocks = ['lines', 'bricks', 'dots', 'dashes', 'crosses'] as const
export const goods = ['jar', 'bag'] as const

export const named = z.strictObject({
  name: exampleName,
  text: exampleLine,
})
export const layer = z.strictObject({
  name: exampleName,
  text: exampleLine.meta({ hint: { en: 'In at most six words', it: 'In sei parole al massimo' } }),
  amount: field(euros, {
    en: ['Amount', 'What it takes of the price'],
    it: ['Importo', 'Quanto prende del prezzo'],
  }),
  rock: field(
    choice(rocks, {
      lines: { en: 'Lines', it: 'Linee' },
      bricks: { en: 'Bricks', it: 'Mattoni' },
      dots: { en: 'Dots', it: 'Punti' },
      dashes: { en: 'Dashes', it: 'Tratti' },
      crosses: { en: 'Crosses', it: 'Croci' },
    }),
    {
      en: ['Rock', 'Its sign in the section, so that no layer is told by its colour alone'],
      it: ['Roccia', 'Il suo segno nella sezione: nessuno strato si riconosce solo dal colore'],
    },
  ),
})

export const fields = {
  ...exampleHeaded,
  goods: field(choice(goods, { jar: { en: 'A jar', it: 'Un vasetto' }, bag: { en: 'A bag', it: 'Un sacchetto' } }), {
    en: ['Goods', 'What is sold: it stands on the ground, where its price is'],
    it: ['Merce', 'Che cosa si vende: sta in superficie, dov’è il suo prezzo'],
  }),
  price: field(euros, {
    en: ['Price', 'What the customer pays'],
    it: ['Prezzo', 'Quanto paga il cliente'],
  }),
  discount: field(z.number().gt(0).lt(1), {
    en: ['Discount', 'Share of the price: 0.1 is ten per cent'],
    it: ['Sconto', 'Quota del prezzo: 0,1 è il dieci per cento'],
  }),
  layers: field(z.array(layer).min(2).max(6), {
    en: ['Costs', 'What the price pays, from the top. What is left is the margin', 'cost'],
    it: ['Costi', 'Che cosa paga il prezzo, dall’alto. Quello che resta è il margine', 'costo'],
  }),
  margin: field(named, {
    en: ['Margin', 'The lowest seam'],
    it: ['Margine', 'La vena più bassa'],
  }),
  full: field(exampleText, {
    en: ['Full price', 'Stands below the price'],
    it: ['Prezzo pieno', 'Sta sotto il prezzo'],
  }),
  reduced: field(exampleText, {
    en: ['Reduced price', 'Stands below the reduced price, for example "in the sale, {discount}"'],
    it: ['Prezzo scontato', 'Sta sotto il prezzo scontato, per esempio «in saldo, {discount}»'],
  }),
  zero: field(exampleText, {
    en: ['Line of zero', 'Stands below the line of zero'],
    it: ['Linea dello zero', 'Sta sotto la linea dello zero'],
  }),
  conclusion: field(named, {
    en: ['Conclusion', 'What follows from it'],
    it: ['Conclusione', 'Che cosa ne segue'],
  }),
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
      {
        field: 'layers',
        message: {
          en: `come to ${inEuros(costs)} of a price of ${inEuros(price)}: no margin is left`,
          it: `fanno ${inEuros(costs)} su un prezzo di ${inEuros(price)}: non resta margine`,
        },
      },
    ]
  }
  if (rest > 0) return []
  const message = {
    en: `takes ${inEuros(margin - rest)}, and the margin is ${inEuros(margin)}: the drawing ends at zero`,
    it: `toglie ${inEuros(margin - rest)}, e il margine è di ${inEuros(margin)}: il disegno finisce a zero`,
  }
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
