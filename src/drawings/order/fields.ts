import { z } from 'zod'
import type { Finding } from '../../data-model/finding'
import { choice } from '../../data-model/words'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import {
  cents,
  clockTime,
  euros,
  exampleHeaded,
  exampleLine,
  exampleName,
  exampleText,
  fillWords,
  type Values,
} from '../kit/example'

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

export function valuesOf({ amounts }: Order, language: Language): Values {
  const { goods, shipping, stock, pieces } = amounts
  const money = (value: number) =>
    formatNumber(value / 100, language, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: value % 100 === 0 ? 0 : 2,
    })
  return {
    goods: money(cents(goods)),
    shipping: money(cents(shipping)),
    total: money(cents(goods) + cents(shipping)),
    stock: formatNumber(stock, language),
    pieces: formatNumber(pieces, language),
    left: formatNumber(stock - pieces, language),
  }
}

export function findings({ amounts, stops, systems }: Order): Finding[] {
  const found: Finding[] = []
  if (amounts.pieces > amounts.stock) {
    found.push({
      field: 'amounts.pieces',
      message: {
        en: `is ${amounts.pieces}, and only ${amounts.stock} are in stock`,
        it: `è ${amounts.pieces}, e in magazzino ce ne sono solo ${amounts.stock}`,
      },
    })
  }
  stops.forEach(({ time, day, sees }, index) => {
    const before = stops[index - 1]
    if (before?.day === day && before.time > time) {
      found.push({
        field: `stops[${index}].time`,
        message: {
          en: `is ${time}, before ${before.time} of the stop before it`,
          it: `è ${time}, prima delle ${before.time} della tappa precedente`,
        },
      })
    }
    sees.forEach(({ system }, row) => {
      if (systems.includes(system)) return
      const message = {
        en: `is "${system}", which is none of ${systems.join(', ')}`,
        it: `è «${system}», che non è tra ${systems.join(', ')}`,
      }
      found.push({ field: `stops[${index}].sees[${row}].system`, message })
    })
  })
  if (stops.at(-1)?.break)
    found.push({
      field: 'stops',
      message: {
        en: 'the last stop has a break, and no way behind it',
        it: 'l’ultima tappa dice che cosa va storto, ma dopo non c’è più strada',
      },
    })
  if (stops.filter((one) => one.break).length > 3)
    found.push({
      field: 'stops',
      message: { en: 'more than three breaks', it: 'va storto qualcosa in più di tre tappe' },
    })
  return found
}

/** The order with its words as a page shows them. */
export const shownOrder = (section: Order, language: Language): Order => fillWords(section, valuesOf(section, language))
