import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { text } from '../../data-model/primitives'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { heading } from '../../sections/fields'
import { exampleText, fillWords, type Values } from '../kit/example'

export const crops = ['orchard', 'vines', 'furrows', 'terraces', 'wood', 'yard'] as const

export const parcel = z.strictObject({
  name: exampleText.max(28),
  text: exampleText.describe('What is kept there, in at most eight words'),
  size: z.number().int().positive().describe('How much room it takes, in gigabytes'),
  crop: z.enum(crops).describe('What grows there: no parcel is told by its colour alone'),
})

export const fields = {
  heading,
  intro: exampleText.describe('Says that the shop is invented: {total}, {count} parcels'),
  total: z.number().int().positive().max(60).describe('Room of the whole shop in gigabytes: what the parcels come to'),
  parcels: z.array(parcel).min(3).max(8).describe('In the order of their numbers'),
  owner: z.strictObject({ name: exampleText, text: exampleText }).describe('In whose name all of it is'),
  legend: z
    .strictObject({
      border: exampleText.describe('What the border is'),
      facts: z.array(text).max(3).describe('What the register says besides. Figures may be named'),
    })
    .describe('What the signs of the farm mean'),
}

export const cadastreFields = z.object(fields)
type Cadastre = z.output<typeof cadastreFields>

const room = (size: number, language: Language) =>
  formatNumber(size, language, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 0 })

export const valuesOf = ({ total, parcels }: Cadastre, language: Language): Values => ({
  total: room(total, language),
  count: formatNumber(parcels.length, language),
})

/** The section with its words and sizes as a page shows them. */
export function shownCadastre(section: Cadastre, language: Language) {
  const words = fillWords(section, valuesOf(section, language))
  return {
    ...words,
    totalText: room(section.total, language),
    parcels: words.parcels.map((entry, index) => ({
      ...entry,
      number: formatNumber(index + 1, language),
      sizeText: room(entry.size, language),
    })),
  }
}

export type ShownCadastre = ReturnType<typeof shownCadastre>

export function findings({ total, parcels }: Cadastre): Finding[] {
  const sum = parcels.reduce((sizes, { size }) => sizes + size, 0)
  return sum === total ? [] : [{ field: 'total', message: `is ${total} GB, and the parcels come to ${sum} GB` }]
}
