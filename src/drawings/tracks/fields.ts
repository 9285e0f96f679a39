import { z } from 'zod'
import type { Finding } from '../../data-model/finding'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { exampleHeaded } from '../../sections/fields'
import { exampleText, fillWords, type Values } from '../kit/example'

export const walked = z.strictObject({
  orders: z.number().int().positive().describe('How many orders walked it: one track each'),
  name: exampleText,
  text: exampleText.describe('Where it leads, in at most nine words'),
})

export const fields = {
  ...exampleHeaded,
  orders: z.number().int().min(10).max(40).describe('How many orders were followed: all three ways together'),
  gate: exampleText.describe('Where orders come in'),
  corners: z.array(exampleText).length(4).describe('The four corners of the path that the plan drew'),
  arrival: exampleText.describe('Where they arrive'),
  road: walked.describe('The way from the start straight across the lawn. The most walked: it becomes the road'),
  cut: walked.describe('The way that leaves the plan at its second corner'),
  plan: walked.describe('The path as the plan drew it'),
  line: exampleText.describe('What one line is'),
  built: exampleText.describe('What the lemon road is'),
  drawn: exampleText.describe('What the paved path is'),
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
    const message = `is ${orders}, and the three ways have ${road.orders} + ${cut.orders} + ${plan.orders} = ${sum}`
    return [{ field: 'orders', message }]
  }
  const most = Math.max(cut.orders, plan.orders)
  if (road.orders > most) return []
  return [
    { field: 'road.orders', message: `is ${road.orders}, and another way has ${most}: the road is the most walked` },
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
