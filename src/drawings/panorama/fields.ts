import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { pageId, text } from '../../data-model/primitives'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { heading } from '../../sections/fields'
import { summit } from './massif'

export const place = z.strictObject({
  page: pageId.describe('The page of this situation'),
  altitude: z
    .number()
    .int()
    .min(0)
    .describe('Where one stands, in metres above the sea: the higher, the more a shop has grown'),
  title: text.describe('The situation, in two or three words'),
  text: text.describe('What it is like there, in at most fourteen words'),
  label: text.describe('The link to the page'),
})

export const fields = {
  heading,
  intro: text.describe('Says what the picture is, below the heading'),
  items: z.array(place).length(3).describe('Three places to stand, in the order of reading'),
}

export const panoramaFields = z.object(fields)
export type Panorama = z.output<typeof panoramaFields>

/** Metres between two places that still read as two. */
const apart = 400

/** A shop in trouble, and one that does well: the first never stands above the second. */
const [troubled, thriving] = ['underperforming', 'established']

export function findings({ items }: Panorama): Finding[] {
  const well = items.find(({ page }) => page === thriving)
  return items.flatMap(({ page, altitude }, index): Finding[] => {
    const field = `items[${index}].altitude`
    const near = items.slice(0, index).find((other) => Math.abs(altitude - other.altitude) < apart)
    if (altitude > summit) return [{ field, message: `is ${altitude} metres; the summit is at ${summit}` }]
    if (page === troubled && well && altitude > well.altitude) {
      const message = `is ${altitude} metres, above "${thriving}" at ${well.altitude}: height is growth, and a shop in trouble does not stand above one that does well`
      return [{ field, message }]
    }
    if (!near) return []
    return [
      {
        field,
        message: `is ${altitude} metres: two places lie at least ${apart} apart, and one is at ${near.altitude}`,
      },
    ]
  })
}

/** The places from the lowest up, each with its number in the list. */
export const fromBelow = ({ items }: Pick<Panorama, 'items'>) =>
  items.map(({ altitude }, index) => ({ altitude, index })).toSorted((a, b) => a.altitude - b.altitude)

/** The section with its altitudes in words of the language. */
export function shownPanorama(section: Panorama, language: Language) {
  const metres = (altitude: number) => formatNumber(altitude, language, { style: 'unit', unit: 'meter' })
  return { ...section, items: section.items.map((item) => ({ ...item, altitudeText: metres(item.altitude) })) }
}

export type ShownPanorama = ReturnType<typeof shownPanorama>
