import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { text } from '../../data-model/primitives'
import { choice } from '../../data-model/words'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { heading } from '../../sections/fields'
import { exampleLine, exampleName, exampleText, fillWords, type Values } from '../kit/example'

export const crops = ['orchard', 'vines', 'furrows', 'terraces', 'wood', 'yard'] as const

export const parcel = z.strictObject({
  name: exampleName.max(28),
  text: exampleLine.meta({
    hint: { en: 'What is kept there, in at most eight words', it: 'Che cosa ci sta, in otto parole al massimo' },
  }),
  size: z
    .number()
    .int()
    .positive()
    .meta({
      label: { en: 'Size', it: 'Grandezza' },
      hint: { en: 'How much room it takes, in gigabytes', it: 'Quanto spazio occupa, in gigabyte' },
    }),
  crop: choice(crops, {
    orchard: { en: 'An orchard', it: 'Un frutteto' },
    vines: { en: 'Vines', it: 'Una vigna' },
    furrows: { en: 'Ploughed land', it: 'Un campo arato' },
    terraces: { en: 'Terraces', it: 'Terrazze' },
    wood: { en: 'A wood', it: 'Un bosco' },
    yard: { en: 'The houses', it: 'Le case' },
  }).meta({
    label: { en: 'What grows there', it: 'Che cosa ci cresce' },
    hint: {
      en: 'What grows there: no parcel is told by its colour alone',
      it: 'Che cosa ci cresce: nessuna particella si distingue dal solo colore',
    },
  }),
})

export const fields = {
  heading,
  intro: exampleText.meta({
    label: { en: 'Introduction', it: 'Introduzione' },
    hint: {
      en: 'Says that the shop is invented: {total}, {count} parcels',
      it: 'Dice che il negozio è inventato: {total}, {count} particelle',
    },
  }),
  total: z
    .number()
    .int()
    .positive()
    .max(60)
    .meta({
      label: { en: 'In all', it: 'In tutto' },
      hint: {
        en: 'Room of the whole shop in gigabytes: what the parcels come to',
        it: 'Lo spazio di tutto il negozio in gigabyte: la somma delle particelle',
      },
    }),
  parcels: z
    .array(parcel)
    .min(3)
    .max(8)
    .meta({
      label: { en: 'Parcels of land', it: 'Particelle' },
      hint: { en: 'In the order of their numbers', it: 'Nell’ordine dei loro numeri' },
    }),
  owner: z
    .strictObject({
      name: exampleName,
      text: exampleLine,
    })
    .meta({
      label: { en: 'The owner', it: 'L’intestatario' },
      hint: { en: 'In whose name all of it is', it: 'A nome di chi è tutto' },
    }),
  legend: z
    .strictObject({
      border: exampleText.meta({
        label: { en: 'The border', it: 'Il confine' },
        hint: { en: 'What the border is', it: 'Che cos’è il confine' },
      }),
      facts: z
        .array(text)
        .max(3)
        .meta({
          label: { en: 'Facts', it: 'Notizie' },
          hint: {
            en: 'What the register says besides. Figures may be named',
            it: 'Che cos’altro dice il registro. Si possono citare i Numeri',
          },
        }),
    })
    .meta({
      label: { en: 'Legend', it: 'Legenda' },
      hint: { en: 'What the signs of the farm mean', it: 'Che cosa significano i segni del podere' },
    }),
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
  return sum === total
    ? []
    : [
        {
          field: 'total',
          message: {
            en: `is ${total} GB, and the parcels come to ${sum} GB`,
            it: `è di ${total} GB, e le particelle fanno ${sum} GB`,
          },
        },
      ]
}
