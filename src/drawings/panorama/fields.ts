import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { pageId, text } from '../../data-model/primitives'
import { heading } from '../../data-model/section-fields'
import type { Words } from '../../data-model/words'
import { field } from '../../data-model/words'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { summit } from './mountain'

export const place = z.strictObject({
  page: field(pageId, {
    en: ['Page', 'The page of this situation'],
    it: ['Pagina', 'La pagina di questa situazione'],
  }),
  altitude: field(z.number().int().min(0), {
    en: ['Altitude in metres', 'Where one stands, in metres above the sea: the drawing shows that height'],
    it: ['Quota in metri', 'Dove ci si trova, in metri sul mare: il disegno mostra quell’altezza'],
  }),
  title: field(text, {
    en: ['Title', 'The situation, in two or three words'],
    it: ['Titolo', 'La situazione, in due o tre parole'],
  }),
  text: field(text, {
    en: ['Text', 'What it is like there, in at most fourteen words'],
    it: ['Testo', 'Come si sta lì, in quattordici parole al massimo'],
  }),
  label: field(text, {
    en: ['Label', 'The link to the page'],
    it: ['Etichetta', 'Il link alla pagina'],
  }),
})

export const goal = z.strictObject({
  title: field(text, {
    en: ['Title', 'What the summit stands for, in two or three words'],
    it: ['Titolo', 'Che cosa significa la cima, in due o tre parole'],
  }),
})

export const fields = {
  heading,
  intro: field(text, {
    en: ['Introduction', 'Says what the picture is, below the heading'],
    it: ['Introduzione', 'Dice che cosa mostra la figura, sotto il titolo'],
  }),
  items: field(z.array(place).length(3), {
    en: ['Entries', 'Three places to stand: the coast, a hut on the way up, a crater beside the way', 'entry'],
    it: ['Voci', 'Tre punti in cui trovarsi: la costa, un rifugio lungo la salita, un cratere di lato', 'voce'],
  }),
  goal: field(goal, {
    en: ['Where the way leads', 'Where the way leads'],
    it: ['Dove porta la strada', 'Dove porta la strada'],
  }),
}

export const panoramaFields = z.object(fields)
export type Panorama = z.output<typeof panoramaFields>

/** Altitudes between which hut and crater have room for their signs and names. */
const [lowest, highest] = [1_200, 2_400]

export function findings({ items }: Panorama): Finding[] {
  const [coast, hut, crater] = items.map(({ altitude }) => altitude)
  if (coast === undefined || hut === undefined || crater === undefined) return []
  const mistake = (index: number, message: Words) => ({ field: `items[${index}].altitude`, message })
  const atSea = {
    en: `is ${coast} metres: the way begins at the sea, at 0`,
    it: `è di ${coast} metri: la strada comincia dal mare, a 0`,
  }
  const onTheWay = {
    en: `is ${hut} metres: the hut stands between ${lowest} and ${highest}`,
    it: `è di ${hut} metri: il rifugio sta tra ${lowest} e ${highest}`,
  }
  const belowTheHut = {
    en: `is ${crater} metres: height is growth, so the crater lies from ${lowest} up to the hut, at ${hut}`,
    it: `è di ${crater} metri: la quota è la crescita, quindi il cratere sta da ${lowest} fino al rifugio, a ${hut}`,
  }
  return [
    ...(coast === 0 ? [] : [mistake(0, atSea)]),
    ...(hut >= lowest && hut <= highest ? [] : [mistake(1, onTheWay)]),
    ...(crater >= lowest && crater <= hut ? [] : [mistake(2, belowTheHut)]),
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
