import { z } from 'zod'
import type { Finding } from '../../data-model/finding'
import { field } from '../../data-model/words'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { exampleHeaded, exampleLine, exampleName, exampleText, fillWords, type Values } from '../kit/example'

export const walked = z.strictObject({
  orders: field(z.number().int().positive(), {
    en: ['Orders', 'How many orders walked it: one track each'],
    it: ['Ordini', 'Quanti ordini ci sono passati: una traccia ciascuno'],
  }),
  name: exampleName,
  text: exampleLine.meta({
    hint: { en: 'Where it leads, in at most nine words', it: 'Dove porta, in nove parole al massimo' },
  }),
})

export const fields = {
  ...exampleHeaded,
  orders: field(z.number().int().min(10).max(40), {
    en: ['Orders', 'How many orders were followed: all three ways together'],
    it: ['Ordini', 'Quanti ordini si sono seguiti: le tre vie insieme'],
  }),
  gate: field(exampleText, {
    en: ['Where orders come in', 'Where orders come in'],
    it: ['Da dove entrano gli ordini', 'Da dove entrano gli ordini'],
  }),
  corners: field(z.array(exampleText).length(4), {
    en: ['Corners of the plan', 'The four corners of the path that the plan drew', 'corner'],
    it: ['Angoli del progetto', 'I quattro angoli del percorso del progetto', 'angolo'],
  }),
  arrival: field(exampleText, {
    en: ['Where orders arrive', 'Where they arrive'],
    it: ['Dove arrivano gli ordini', 'Dove arrivano'],
  }),
  road: field(walked, {
    en: [
      'The way across the lawn',
      'The way from the start straight across the lawn. The most walked: it becomes the road',
    ],
    it: ['La via sul prato', 'La via dritta sul prato, dall’ingresso. La più battuta: diventa la strada'],
  }),
  cut: field(walked, {
    en: ['The short cut', 'The way that leaves the plan at its second corner'],
    it: ['La scorciatoia', 'La via che lascia il progetto al secondo angolo'],
  }),
  plan: field(walked, {
    en: ['The plan', 'The path as the plan drew it'],
    it: ['Il progetto', 'Il percorso come da progetto'],
  }),
  line: field(exampleText, {
    en: ['One line', 'What one line is'],
    it: ['Una linea', 'Che cos’è una linea'],
  }),
}

export const tracksFields = z.object(fields)

export type Tracks = z.output<typeof tracksFields>

const ways = ['road', 'cut', 'plan'] as const

export function valuesOf(section: Tracks, language: Language): Values {
  const number = (value: number) => formatNumber(value, language)
  return {
    orders: number(section.orders),
    ...Object.fromEntries(ways.map((way) => [way, number(section[way].orders)])),
  }
}

export function findings(section: Tracks): Finding[] {
  const { orders, road, cut, plan } = section
  const sum = road.orders + cut.orders + plan.orders
  if (sum !== orders) {
    const message = {
      en: `is ${orders}, and the three ways have ${road.orders} + ${cut.orders} + ${plan.orders} = ${sum}`,
      it: `è ${orders}, e le tre vie ne hanno ${road.orders} + ${cut.orders} + ${plan.orders} = ${sum}`,
    }
    return [{ field: 'orders', message }]
  }
  const most = Math.max(cut.orders, plan.orders)
  if (road.orders > most) return []
  return [
    {
      field: 'road.orders',
      message: {
        en: `is ${road.orders}, and another way has ${most}: the road is the most walked`,
        it: `è ${road.orders}, e un’altra via ne ha ${most}: la strada è la più battuta`,
      },
    },
  ]
}

/** The section with its words and numbers as a page shows them. */
export function shownTracks(section: Tracks, language: Language) {
  const words = fillWords(section, valuesOf(section, language))
  const shown = (way: (typeof ways)[number]) => ({
    ...words[way],
    ordersText: formatNumber(section[way].orders, language),
  })
  return { ...words, road: shown('road'), cut: shown('cut'), plan: shown('plan') }
}

export type ShownTracks = ReturnType<typeof shownTracks>
