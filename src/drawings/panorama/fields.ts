import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { pageId, text } from '../../data-model/primitives'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { heading } from '../../sections/fields'
import { summit } from './mountain'

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

export const goal = z.strictObject({ title: text.describe('What the summit stands for, in two or three words') })

export const fields = {
  heading,
  intro: text.describe('Says what the picture is, below the heading'),
  items: z
    .array(place)
    .length(3)
    .describe('Three places to stand: the coast, a hut on the way up, a crater beside the way'),
  goal: goal.describe('Where the way leads'),
}

export const panoramaFields = z.object(fields)
export type Panorama = z.output<typeof panoramaFields>

/** Altitudes between which hut and crater have room for their signs and names. */
const [lowest, highest] = [1_200, 2_400]

export function findings({ items }: Panorama): Finding[] {
  const [coast, hut, crater] = items.map(({ altitude }) => altitude)
  if (coast === undefined || hut === undefined || crater === undefined) return []
  const mistake = (index: number, message: string) => ({ field: `items[${index}].altitude`, message })
  return [
    ...(coast === 0 ? [] : [mistake(0, `is ${coast} metres: the way begins at the sea, at 0`)]),
    ...(hut >= lowest && hut <= highest
      ? []
      : [mistake(1, `is ${hut} metres: the hut stands between ${lowest} and ${highest}`)]),
    ...(crater >= lowest && crater <= hut
      ? []
      : [
          mistake(
            2,
            `is ${crater} metres: height is growth, so the crater lies from ${lowest} up to the hut, at ${hut}`,
          ),
        ]),
  ]
}

/** The section with its altitudes in words of the language. */
export function shownPanorama(section: Panorama, language: Language) {
  const metres = (altitude: number) => formatNumber(altitude, language, { style: 'unit', unit: 'meter' })
  return {
    ...section,
    items: section.items.map((item) => ({ ...item, altitudeText: metres(item.altitude) })),
    goal: { ...section.goal, altitudeText: metres(summit) },
  }
}

export type ShownPanorama = ReturnType<typeof shownPanorama>
