import { z } from 'zod'
import type { Finding } from '../../data-model/finding'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { exampleHeaded } from '../../sections/fields'
import { exampleText, fillWords, type Values } from '../kit/example'

export const words = { name: exampleText, text: exampleText.describe('In at most nine words') }
export const well = z.strictObject({
  sold: z.number().int().min(2).max(20).describe('How many packs are sold here'),
  ...words,
})
export const level = z.strictObject(words)

export const fields = {
  ...exampleHeaded,
  stock: z.number().int().min(8).max(30).describe('How many packs there are before anything is sold'),
  opening: exampleText.describe('Stands below the stock'),
  counter: well.describe('What is sold at the counter, as a well'),
  site: well.describe('What is sold on the site, as a well'),
  remaining: level.describe('What is left: the level that both wells read'),
  believed: level.describe('What the site would believe if it counted alone'),
  line: exampleText.describe('What one line of water is'),
  gone: exampleText.describe('What a broken line is'),
  shared: exampleText.describe('What the lemon level is'),
}

export const wellsFields = z.object(fields)

export type Wells = z.output<typeof wellsFields>

/** What is left for both, and what the site would believe on its own. */
export function levelsOf({ stock, counter, site }: Pick<Wells, 'stock' | 'counter' | 'site'>) {
  return { left: stock - counter.sold - site.sold, believed: stock - site.sold }
}

export function valuesOf(section: Wells, language: Language): Values {
  const { left, believed } = levelsOf(section)
  const number = (value: number) => formatNumber(value, language)
  return {
    stock: number(section.stock),
    counter: number(section.counter.sold),
    site: number(section.site.sold),
    remaining: number(left),
    believed: number(believed),
    missing: number(believed - left),
  }
}

/** Fewest lines that still look like water. */
const fewest = 3

export function findings(section: Wells): Finding[] {
  const { stock, counter, site } = section
  const { left } = levelsOf(section)
  if (left >= fewest) return []
  const message = `is ${stock}, and ${counter.sold} + ${site.sold} are sold: ${left} are left, and at least ${fewest} must stay`
  return [{ field: 'stock', message }]
}

/** The section with its words and numbers as a page shows them. */
export function shownWells(section: Wells, language: Language) {
  const { left, believed } = levelsOf(section)
  const number = (value: number) => formatNumber(value, language)
  const filled = fillWords(section, valuesOf(section, language))
  const sold = (entry: z.output<typeof well>) => ({ ...entry, soldText: number(-entry.sold) })
  return {
    ...filled,
    stockText: number(section.stock),
    counter: sold(filled.counter),
    site: sold(filled.site),
    remaining: { ...filled.remaining, leftText: number(left) },
    believed: { ...filled.believed, believedText: number(believed) },
  }
}

export type ShownWells = ReturnType<typeof shownWells>
