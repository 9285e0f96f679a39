import { z } from 'zod'
import { choice } from '../../data-model/words'
import { clockTime, euros, exampleHeaded, exampleLine, exampleName, exampleText } from '../kit/example'

const signs = ['basket', 'card', 'shelves', 'parcel', 'invoice', 'door'] as const

const stop = z.strictObject({
  sign: choice(signs, {
    basket: { en: 'Basket', it: 'Carrello' },
    card: { en: 'Card', it: 'Carta' },
    shelves: { en: 'Shelves', it: 'Scaffali' },
    parcel: { en: 'Parcel', it: 'Pacco' },
    invoice: { en: 'Invoice', it: 'Fattura' },
    door: { en: 'Door', it: 'Porta' },
  }).meta({
    label: { en: 'Sign', it: 'Simbolo' },
    hint: {
      en: 'Drawn beside the name; what is lemon in it is the order',
      it: 'Disegnato accanto al nome; ciò che è color limone è l’ordine',
    },
  }),
  name: exampleName.max(14),
  time: clockTime,
  day: exampleText.meta({
    label: { en: 'Day', it: 'Giorno' },
    hint: {
      en: 'Stops of one day stand together and have the same words here',
      it: 'Le tappe di uno stesso giorno stanno insieme e qui hanno le stesse parole',
    },
  }),
  sees: z
    .array(
      z.strictObject({
        system: exampleText.meta({ label: { en: 'System', it: 'Sistema' } }),
        text: exampleLine.max(32),
      }),
    )
    .min(1)
    .meta({
      label: { en: 'What each system knows', it: 'Cosa sa ogni sistema' },
      one: { en: 'line', it: 'riga' },
      hint: { en: 'What each system knows from here on', it: 'Che cosa sa ogni sistema da qui in poi' },
    }),
  break: z
    .strictObject({
      name: exampleName,
      text: exampleLine,
    })
    .optional()
    .meta({
      label: { en: 'What goes wrong', it: 'Cosa va storto' },
      hint: {
        en: 'What happens on the way to the next stop when two programs do not talk',
        it: 'Che cosa succede verso la tappa dopo quando due programmi non si parlano',
      },
    }),
})

export const fields = {
  ...exampleHeaded,
  amounts: z
    .strictObject({
      goods: euros.meta({
        label: { en: 'Goods', it: 'Merce' },
        hint: { en: 'What is in the basket', it: 'Che cosa c’è nel carrello' },
      }),
      shipping: euros.meta({
        label: { en: 'Shipping', it: 'Spedizione' },
        hint: { en: 'What its delivery costs', it: 'Quanto costa la consegna' },
      }),
      stock: z
        .number()
        .int()
        .positive()
        .meta({
          label: { en: 'Pieces in stock', it: 'Pezzi in magazzino' },
          hint: { en: 'Pieces before the order', it: 'Pezzi prima dell’ordine' },
        }),
      pieces: z
        .number()
        .int()
        .positive()
        .meta({
          label: { en: 'Pieces ordered', it: 'Pezzi ordinati' },
          hint: { en: 'Pieces in the order', it: 'Pezzi nell’ordine' },
        }),
    })
    .meta({
      label: { en: 'Numbers of the example', it: 'Numeri dell’esempio' },
      hint: {
        en: 'Numbers of the example. Words name them, and what follows from them: {total}, {left}',
        it: 'Numeri dell’esempio. I testi li nominano, con ciò che ne segue: {total}, {left}',
      },
    }),
  systems: z
    .array(exampleText.max(14))
    .min(2)
    .max(6)
    .meta({
      label: { en: 'Systems', it: 'Sistemi' },
      one: { en: 'system', it: 'sistema' },
      hint: {
        en: 'Who learns something on the way, a row each',
        it: 'Chi viene a sapere qualcosa lungo il viaggio, una riga ciascuno',
      },
    }),
  stops: z
    .array(stop)
    .min(4)
    .max(6)
    .meta({
      label: { en: 'Stops', it: 'Tappe' },
      one: { en: 'stop', it: 'tappa' },
      hint: { en: 'Its stops, in the order of time', it: 'Le sue fermate, in ordine di tempo' },
    }),
  legend: z
    .strictObject({
      order: exampleText.meta({
        label: { en: 'The order', it: 'L’ordine' },
        hint: { en: 'What the lemon line is', it: 'Che cos’è la linea limone' },
      }),
      break: exampleText.meta({
        label: { en: 'What goes wrong', it: 'Cosa va storto' },
        hint: { en: 'What a broken line is', it: 'Che cos’è una linea spezzata' },
      }),
    })
    .meta({
      label: { en: 'Legend', it: 'Legenda' },
      hint: { en: 'What the signs of the map mean', it: 'Che cosa significano i segni della mappa' },
    }),
}

export const orderFields = z.object(fields)
export type Order = z.output<typeof orderFields>
