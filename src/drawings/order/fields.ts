import { z } from 'zod'
import { choice, field } from '../../data-model/words'
import { clockTime, euros, exampleHeaded, exampleLine, exampleName, exampleText } from '../kit/example'

const signs = ['basket', 'card', 'shelves', 'parcel', 'invoice', 'door'] as const

const stop = z.strictObject({
  sign: field(
    choice(signs, {
      basket: { en: 'Basket', it: 'Carrello' },
      card: { en: 'Card', it: 'Carta' },
      shelves: { en: 'Shelves', it: 'Scaffali' },
      parcel: { en: 'Parcel', it: 'Pacco' },
      invoice: { en: 'Invoice', it: 'Fattura' },
      door: { en: 'Door', it: 'Porta' },
    }),
    {
      en: ['Sign', 'Drawn beside the name; what is lemon in it is the order'],
      it: ['Simbolo', 'Disegnato accanto al nome; ciò che è color limone è l’ordine'],
    },
  ),
  name: exampleName.max(14),
  time: clockTime,
  day: field(exampleText, {
    en: ['Day', 'Stops of one day stand together and have the same words here'],
    it: ['Giorno', 'Le tappe di uno stesso giorno stanno insieme e qui hanno le stesse parole'],
  }),
  sees: field(
    z
      .array(
        z.strictObject({
          system: exampleText.meta({ label: { en: 'System', it: 'Sistema' } }),
          text: exampleLine.max(32),
        }),
      )
      .min(1),
    {
      en: ['What each system knows', 'What each system knows from here on', 'line'],
      it: ['Cosa sa ogni sistema', 'Che cosa sa ogni sistema da qui in poi', 'riga'],
    },
  ),
  break: field(
    z
      .strictObject({
        name: exampleName,
        text: exampleLine,
      })
      .optional(),
    {
      en: ['What goes wrong', 'What happens on the way to the next stop when two programs do not talk'],
      it: ['Cosa va storto', 'Che cosa succede verso la tappa dopo quando due programmi non si parlano'],
    },
  ),
})

export const fields = {
  ...exampleHeaded,
  amounts: field(
    z.strictObject({
      goods: field(euros, {
        en: ['Goods', 'What is in the basket'],
        it: ['Merce', 'Che cosa c’è nel carrello'],
      }),
      shipping: field(euros, {
        en: ['Shipping', 'What its delivery costs'],
        it: ['Spedizione', 'Quanto costa la consegna'],
      }),
      stock: field(z.number().int().positive(), {
        en: ['Pieces in stock', 'Pieces before the order'],
        it: ['Pezzi in magazzino', 'Pezzi prima dell’ordine'],
      }),
      pieces: field(z.number().int().positive(), {
        en: ['Pieces ordered', 'Pieces in the order'],
        it: ['Pezzi ordinati', 'Pezzi nell’ordine'],
      }),
    }),
    {
      en: [
        'Numbers of the example',
        'Numbers of the example. Words name them, and what follows from them: {total}, {left}',
      ],
      it: ['Numeri dell’esempio', 'Numeri dell’esempio. I testi li nominano, con ciò che ne segue: {total}, {left}'],
    },
  ),
  systems: field(z.array(exampleText.max(14)).min(2).max(6), {
    en: ['Systems', 'Who learns something on the way, a row each', 'system'],
    it: ['Sistemi', 'Chi viene a sapere qualcosa lungo il viaggio, una riga ciascuno', 'sistema'],
  }),
  stops: field(z.array(stop).min(4).max(6), {
    en: ['Stops', 'Its stops, in the order of time', 'stop'],
    it: ['Tappe', 'Le sue fermate, in ordine di tempo', 'tappa'],
  }),
  note: field(exampleText, {
    en: ['Note', 'Stands below the drawing: what a broken road is'],
    it: ['Nota', 'Sta sotto il disegno: che cos’è una strada interrotta'],
  }),
}

export const orderFields = z.object(fields)
export type Order = z.output<typeof orderFields>
