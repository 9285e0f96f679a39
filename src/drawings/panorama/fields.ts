import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { pageId, text } from '../../data-model/primitives'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { heading } from '../../sections/fields'
import { summit } from './massif'

export const place = z.strictObject({
  page: pageId.meta({
    label: { en: 'Page', it: 'Pagina' },
    hint: { en: 'The page of this situation', it: 'La pagina di questa situazione' },
  }),
  altitude: z
    .number()
    .int()
    .min(0)
    .meta({
      label: { en: 'Altitude in metres', it: 'Quota in metri' },
      hint: {
        en: 'Where one stands, in metres above the sea: the drawing shows that height',
        it: 'A che quota si è, in metri sul mare: il disegno mostra quell’altezza',
      },
    }),
  title: text.meta({
    label: { en: 'Title', it: 'Titolo' },
    hint: { en: 'The situation, in two or three words', it: 'La situazione, in due o tre parole' },
  }),
  text: text.meta({
    label: { en: 'Text', it: 'Testo' },
    hint: {
      en: 'What it is like there, in at most fourteen words',
      it: 'Come si sta lì, in quattordici parole al massimo',
    },
  }),
  label: text.meta({
    label: { en: 'Label', it: 'Etichetta' },
    hint: { en: 'The link to the page', it: 'Il link alla pagina' },
  }),
})

export const fields = {
  heading,
  intro: text.meta({
    label: { en: 'Introduction', it: 'Introduzione' },
    hint: { en: 'Says what the picture is, below the heading', it: 'Dice che cosa mostra la figura, sotto il titolo' },
  }),
  items: z
    .array(place)
    .length(3)
    .meta({
      label: { en: 'Entries', it: 'Voci' },
      one: { en: 'entry', it: 'voce' },
      hint: {
        en: 'Three places to stand, the lowest first: coast, slope, crater',
        it: 'Tre punti, dal più basso: costa, versante, cratere',
      },
    }),
}

export const panoramaFields = z.object(fields)
export type Panorama = z.output<typeof panoramaFields>

/** Steps in metres between two places that still read as two. */
const leastClimb = 400

export function findings({ items }: Panorama): Finding[] {
  return items.flatMap(({ altitude }, index): Finding[] => {
    const field = `items[${index}].altitude`
    const before = items[index - 1]?.altitude
    if (altitude > summit)
      return [
        {
          field,
          message: {
            en: `is ${altitude} metres; the summit is at ${summit}`,
            it: `è di ${altitude} metri; la cima è a ${summit}`,
          },
        },
      ]
    if (before !== undefined && altitude < before + leastClimb) {
      const message = {
        en: `is ${altitude} metres: each place lies at least ${leastClimb} higher than the one before, at ${before}`,
        it: `è di ${altitude} metri: ogni punto sta almeno ${leastClimb} più in alto del precedente, che è a ${before}`,
      }
      return [{ field, message }]
    }
    return []
  })
}

/** The section with its altitudes in words of the language. */
export function shownPanorama(section: Panorama, language: Language) {
  const metres = (altitude: number) => formatNumber(altitude, language, { style: 'unit', unit: 'meter' })
  return { ...section, items: section.items.map((item) => ({ ...item, altitudeText: metres(item.altitude) })) }
}

export type ShownPanorama = ReturnType<typeof shownPanorama>
