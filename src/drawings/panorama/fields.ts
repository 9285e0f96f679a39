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
    .describe('Where one stands, in metres above the sea: the drawing shows that height'),
  title: text.describe('The situation, in two or three words'),
  text: text.describe('What it is like there, in at most fourteen words'),
  label: text.describe('The link to the page'),
})

export const fields = {
  heading,
  intro: text.describe('Says what the picture is, below the heading'),
  items: z.array(place).length(3).describe('Three places to stand, the lowest first: coast, slope, crater'),
}

export const panoramaFields = z.object(fields)
export type Panorama = z.output<typeof panoramaFields>

/** Steps in metres between two places that still read as two. */
const leastClimb = 400

export function findings({ items }: Panorama): Finding[] {
  return items.flatMap(({ altitude }, index): Finding[] => {
    const field = `items[${index}].altitude`
    const before = items[index - 1]?.altitude
    if (altitude > summit) return [{ field, message: `is ${altitude} metres; the summit is at ${summit}` }]
    if (before !== undefined && altitude < before + leastClimb) {
      const message = `is ${altitude} metres: each place lies at least ${leastClimb} higher than the one before, at ${before}`
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
