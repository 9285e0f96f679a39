import { z } from 'zod'
import type { Finding } from '../../data-model/finding'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { exampleHeaded } from '../../sections/fields'
import { exampleLine, exampleName, exampleText, fillWords, type Values } from '../kit/example'

export const words = {
  name: exampleName,
  text: exampleLine.meta({ hint: { en: 'In at most nine words', it: 'In nove parole al massimo' } }),
}
export const well = z.strictObject({
  sold: z
    .number()
    .int()
    .min(2)
    .max(20)
    .meta({
      label: { en: 'Packs sold', it: 'Confezioni vendute' },
      hint: { en: 'How many packs are sold here', it: 'Quante confezioni si vendono qui' },
    }),
  ...words,
})
export const level = z.strictObject(words)

export const fields = {
  ...exampleHeaded,
  stock: z
    .number()
    .int()
    .min(8)
    .max(30)
    .meta({
      label: { en: 'Pieces in stock', it: 'Pezzi in magazzino' },
      hint: {
        en: 'How many packs there are before anything is sold',
        it: 'Quante confezioni ci sono prima di ogni vendita',
      },
    }),
  opening: exampleText.meta({
    label: { en: 'At opening', it: 'All’apertura' },
    hint: { en: 'Stands below the stock', it: 'Sta sotto la giacenza' },
  }),
  counter: well.meta({
    label: { en: 'The counter', it: 'Il banco' },
    hint: { en: 'What is sold at the counter, as a well', it: 'Il pozzo del banco' },
  }),
  site: well.meta({
    label: { en: 'The site', it: 'Il sito' },
    hint: { en: 'What is sold on the site, as a well', it: 'Il pozzo del sito' },
  }),
  remaining: level.meta({
    label: { en: 'What is left', it: 'Quello che resta' },
    hint: {
      en: 'What is left: the level that both wells read',
      it: 'Quanto resta: il livello che leggono i due pozzi',
    },
  }),
  believed: level.meta({
    label: { en: 'What one would believe', it: 'Che cosa si crederebbe' },
    hint: {
      en: 'What the site would believe if it counted alone',
      it: 'Che cosa crederebbe il sito se contasse da solo',
    },
  }),
  line: exampleText.meta({
    label: { en: 'One line', it: 'Una linea' },
    hint: { en: 'What one line of water is', it: 'Che cos’è una linea d’acqua' },
  }),
  gone: exampleText.meta({
    label: { en: 'A broken line', it: 'Una linea spezzata' },
    hint: { en: 'What a broken line is', it: 'Che cos’è una linea spezzata' },
  }),
  shared: exampleText.meta({
    label: { en: 'The level', it: 'Il livello' },
    hint: { en: 'What the lemon level is', it: 'Che cos’è il livello color limone' },
  }),
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
  const message = {
    en: `is ${stock}, and ${counter.sold} + ${site.sold} are sold: ${left} are left, and at least ${fewest} must stay`,
    it: `è ${stock}, e se ne vendono ${counter.sold} + ${site.sold}: ne restano ${left}, e devono restarne almeno ${fewest}`,
  }
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
