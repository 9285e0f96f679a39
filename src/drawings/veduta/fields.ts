import { z } from 'zod'

import { heading } from '../../data-model/section-fields'
import { field } from '../../data-model/words'
import { clockTime, exampleLine, exampleName, exampleText } from '../kit/example'
import { corner } from './corner'

const stop = z.strictObject({
  place: field(corner, {
    en: ['Place of the form', 'Which corner of the town'],
    it: ['Posizione della forma', 'Quale angolo della città'],
  }),
  name: exampleName.max(22),
  time: clockTime,
  parcels: field(z.number().int().min(0).max(40), {
    en: ['Parcels', 'How many are taken aboard here'],
    it: ['Pacchi', 'Quanti se ne caricano qui'],
  }),
  text: exampleLine.meta({
    hint: {
      en: 'In at most eight words: {parcels} taken here, {leg} from the stop before',
      it: 'In otto parole al massimo: {parcels} caricati qui, {leg} dalla tappa prima',
    },
  }),
})

export const zone = z.strictObject({
  name: exampleName.max(24),
  parcels: field(z.number().int().positive(), {
    en: ['Parcels', 'How many parcels go there'],
    it: ['Pacchi', 'Quanti pacchi ci vanno'],
  }),
})

export const fields = {
  heading,
  intro: field(exampleText, {
    en: ['Introduction', 'Says that this is an example: {total} parcels, {distance}'],
    it: ['Introduzione', 'Dice che questo è un esempio: {total} pacchi, {distance}'],
  }),
  stops: field(z.array(stop).min(3).max(6), {
    en: ['Stops', 'The round, from the first stop to the port', 'stop'],
    it: ['Tappe', 'Il giro, dalla prima tappa al porto', 'tappa'],
  }),
  zones: field(z.array(zone).length(3), {
    en: ['Zones', 'Where the parcels go from the port', 'zone'],
    it: ['Zone', 'Dove vanno i pacchi dal porto', 'zona'],
  }),
  mountain: field(
    z.strictObject({
      name: exampleName,
      text: exampleLine,
    }),
    {
      en: ['The mountain', 'The mountain in the view'],
      it: ['La montagna', 'La montagna nella veduta'],
    },
  ),
  conclusion: field(
    z.strictObject({
      name: exampleName,
      text: exampleLine,
    }),
    {
      en: ['Conclusion', 'What follows from the round'],
      it: ['Conclusione', 'Che cosa segue dal giro'],
    },
  ),
  legend: field(
    z.strictObject({
      track: exampleText.meta({ label: { en: 'The track', it: 'Il percorso' } }),
      map: exampleText.meta({ label: { en: 'Map', it: 'Mappa' } }),
    }),
    {
      en: ['Legend', 'What the signs of the view mean'],
      it: ['Legenda', 'Che cosa significano i segni della veduta'],
    },
  ),
}

export const vedutaFields = z.object(fields)
export type Veduta = z.output<typeof vedutaFields>
