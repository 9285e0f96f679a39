import { z } from 'zod'

import { heading } from '../../data-model/section-fields'
import { clockTime, exampleLine, exampleName, exampleText } from '../kit/example'
import { corner } from './corner'

const stop = z.strictObject({
  place: corner.meta({
    label: { en: 'Place of the form', it: 'Posizione della forma' },
    hint: { en: 'Which corner of the town', it: 'Quale angolo della città' },
  }),
  name: exampleName.max(22),
  time: clockTime,
  parcels: z
    .number()
    .int()
    .min(0)
    .max(40)
    .meta({
      label: { en: 'Parcels', it: 'Pacchi' },
      hint: { en: 'How many are taken aboard here', it: 'Quanti se ne caricano qui' },
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
  parcels: z
    .number()
    .int()
    .positive()
    .meta({
      label: { en: 'Parcels', it: 'Pacchi' },
      hint: { en: 'How many parcels go there', it: 'Quanti pacchi ci vanno' },
    }),
})

export const fields = {
  heading,
  intro: exampleText.meta({
    label: { en: 'Introduction', it: 'Introduzione' },
    hint: {
      en: 'Says that this is an example: {total} parcels, {distance}',
      it: 'Dice che questo è un esempio: {total} pacchi, {distance}',
    },
  }),
  stops: z
    .array(stop)
    .min(3)
    .max(6)
    .meta({
      label: { en: 'Stops', it: 'Tappe' },
      one: { en: 'stop', it: 'tappa' },
      hint: { en: 'The round, from the first stop to the port', it: 'Il giro, dalla prima tappa al porto' },
    }),
  zones: z
    .array(zone)
    .length(3)
    .meta({
      label: { en: 'Zones', it: 'Zone' },
      one: { en: 'zone', it: 'zona' },
      hint: { en: 'Where the parcels go from the port', it: 'Dove vanno i pacchi dal porto' },
    }),
  mountain: z
    .strictObject({
      name: exampleName,
      text: exampleLine,
    })
    .meta({
      label: { en: 'The mountain', it: 'La montagna' },
      hint: { en: 'The mountain in the view', it: 'La montagna nella veduta' },
    }),
  conclusion: z
    .strictObject({
      name: exampleName,
      text: exampleLine,
    })
    .meta({
      label: { en: 'Conclusion', it: 'Conclusione' },
      hint: { en: 'What follows from the round', it: 'Che cosa segue dal giro' },
    }),
  legend: z
    .strictObject({
      track: exampleText.meta({ label: { en: 'The track', it: 'Il percorso' } }),
      map: exampleText.meta({ label: { en: 'Map', it: 'Mappa' } }),
    })
    .meta({
      label: { en: 'Legend', it: 'Legenda' },
      hint: { en: 'What the signs of the view mean', it: 'Che cosa significano i segni della veduta' },
    }),
}

export const vedutaFields = z.object(fields)
export type Veduta = z.output<typeof vedutaFields>
