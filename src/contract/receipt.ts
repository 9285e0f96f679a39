import { formatNumber } from '../i18n/format-number'
import type { Language } from '../i18n/languages'

/**
 * The arithmetic of a till receipt, in whole cents: the build checks the data with it, and in a browser it takes the
 * visitor's own amounts.
 */

/** A share of the price, and some cents: what a card costs. */
export type Fee = { percent: number; cents: number }

/**
 * How people write a number of some kind.
 * @param unit what may stand at either end of it
 * @param whole what stands before the point or comma
 * @param digits how many stand behind it at most
 */
const writing = (unit: string, whole: string, digits: number) => ({
  ends: new RegExp(`^([-−–]?)\\s*(?:${unit})|(?:${unit})$`, 'gi'),
  number: new RegExp(`^([-−–]?)\\s*(${whole})(?:[.,](\\d{0,${digits}}))?$`),
})

/** Whole groups of three digits. What parts them is no point of the same number. */
const thousands = (separator: string, points: string) => `[1-9]\\d{0,2}(?:${separator}\\d{3})+(?=[${points}]|$)`
const grouped = [thousands('\\.', ','), thousands(',', '.'), thousands('\\s', '.,'), thousands("['’]", '.,')]

const euros = writing('€|euros?|eur', ['\\d*', ...grouped].join('|'), 2)
/** Up to 100, nothing parts thousands: what follows a point is a part of one. */
export const percents = writing('%', '\\d*', 3)

/** A number in whichever way people write it; NaN for anything else. Letters that nobody sees change nothing. */
export function amountIn(written: string, { ends, number }: ReturnType<typeof writing>): number {
  const seen = written.replace(/\p{Cf}/gu, '').trim()
  const [, sign, whole = '', fraction = ''] = number.exec(seen.replace(ends, '$1').trim()) ?? []
  // Without a digit, this is NaN.
  const amount = Number(`${whole.replace(/\D/g, '')}.${fraction}`)
  return sign ? 0 - amount : amount
}

/**
 * An amount in cents. They have two digits: a point or a comma before three parts thousands, and before fewer it parts the
 * cents.
 * @example centsIn('1.234,50 €') // 123450
 * @example centsIn('−€7.00') // -700
 */
export const centsIn = (written: string): number => Math.round(100 * amountIn(written, euros))

/** An amount as a receipt writes it. */
export const amountOf = (cents: number, language: Language): string =>
  formatNumber(cents / 100, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount of the data in cents, whatever words stand with it; 0 where there are words alone. */
export const cents = (amount = ''): number => centsIn(amount.replace(/[^\d.,−-]/g, '') || '0')

/** A cost has a sign or none: it always goes off the price. */
export const sizeOf = (amount = ''): number => Math.abs(cents(amount))

/** The amounts of a column, the price first, and the rest. */
export type Column = { amounts: number[]; rest: number }

export const columnOf = (price: number, costs: readonly number[]): Column => ({
  amounts: [price, ...costs],
  rest: costs.reduce((left, cost) => left - cost, price),
})

/** A share of a whole, of up to three digits behind the point: as whole numbers, none of them is lost. */
const partOf = (whole: number, percent: number) => (whole * Math.round(1000 * percent)) / 100_000

/**
 * A receipt at full price, and after a discount. What is kept is never rounded up: a price is rounded down, a fee up.
 * @param discount in per cent
 * @returns the columns, and how many per cent of the margin the discount takes
 */
export function discounted(price: number, costs: readonly (number | Fee)[], discount: number) {
  const at = (own: number) =>
    columnOf(
      own,
      costs.map((cost) => (typeof cost === 'number' ? cost : Math.ceil(partOf(own, cost.percent)) + cost.cents)),
    )
  const [before, after] = [at(price), at(Math.floor(price - partOf(price, discount)))]
  return { before, after, lost: Math.floor((100 * (before.rest - after.rest)) / before.rest) }
}

type Line = { amounts: readonly string[]; fee?: Fee | null | undefined }

/** The receipt that follows from the first column of a receipt. */
export function sumOf([price, ...costs]: readonly Line[], discount: number) {
  const taken = costs.map(({ amounts, fee }) => fee ?? sizeOf(amounts[0]))
  return discounted(sizeOf(price?.amounts[0]), taken, discount)
}

/** The most that a visitor's own amount may be, so that it fits the receipt, and a discount. */
export const most = { cents: 9_999_999, percent: 100 }

/** What can be said of a sum; each has its phrase. The last one: an amount cannot be read. */
export type Verdict = 'lost' | 'lostAll' | 'nothing' | 'unread'

const euro = { style: 'currency', currency: 'EUR' } as const

/** What there is to say of a receipt with a discount, and the values that stand in the words. */
export function verdictOf({ before, after, lost }: ReturnType<typeof discounted>, language: Language) {
  const verdict: Verdict = Number.isNaN(after.rest)
    ? 'unread'
    : before.rest <= 0
      ? 'nothing'
      : after.rest < 0
        ? 'lostAll'
        : 'lost'
  const values = {
    share: formatNumber((0 - lost) / 100, language, { style: 'percent' }),
    before: formatNumber(before.rest / 100, language, euro),
    after: formatNumber(after.rest / 100, language, euro),
  }
  return { verdict, values }
}
