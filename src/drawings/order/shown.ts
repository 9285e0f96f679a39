import type { Finding } from '../../data-model/finding'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { cents, fillWords, type Values } from '../kit/example'
import type { Order } from './fields'

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
