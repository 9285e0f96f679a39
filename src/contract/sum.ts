import { formatNumber } from '../i18n/format-number'
import type { Language } from '../i18n/languages'

/** The sum of one order, in cents and hundredths of a per cent: the build makes the example with it, a browser one's own. */

/** A share of the price, and some cents. */
export type Cost = { share: number; cents: number }

/** @param amount in euros, or in per cent */
export const hundredths = (amount: number): number => Math.round(100 * amount)

/** What a visitor wrote, in hundredths; NaN for anything but a number with two decimals at most. */
export function hundredthsIn(written: string): number {
  const words = written.trim() || '0'
  return /^\d{0,5}([.,]\d{0,2})?$/.test(words) ? hundredths(Number(words.replace(',', '.'))) : Number.NaN
}

const partOf = (whole: number, share: number) => (whole * share) / 10_000

function columnOf(price: number, costs: readonly Cost[]) {
  const taken = costs.map(({ share, cents }) => Math.ceil(partOf(price, share)) + cents)
  return { price, taken, rest: taken.reduce((left, cost) => left - cost, price) }
}

/**
 * An order at full price, and after a discount. What is kept is never rounded up: a price is rounded down, a cost up.
 * @returns both columns, and how many per cent of the margin the discount takes
 */
export function sumOf(price: number, costs: readonly Cost[], discount: number) {
  const before = columnOf(price, costs)
  const after = columnOf(Math.floor(price - partOf(price, discount)), costs)
  return { before, after, lost: Math.floor((100 * (before.rest - after.rest)) / before.rest) }
}

type Sum = ReturnType<typeof sumOf>

/** An amount as a receipt has it, and as `hundredthsIn` reads it. */
export const amountOf = (cents: number, language: Language): string =>
  formatNumber(cents / 100, language, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false })

/** A line of a receipt, as its attribute `line` says. */
export type ReceiptLine = 'price' | 'cost' | 'rest'

/** Both amounts of each line of a receipt, by what the line is. None follows from a wrong one. */
export function linesOf({ before, after }: Sum, language: Language): Record<ReceiptLine, string[][]> {
  const both = (...amounts: number[]) =>
    amounts.map((amount) => (Number.isNaN(after.rest) ? '–' : amountOf(amount, language)))
  const costs = before.taken.map((cost, at) => both(0 - cost, 0 - (after.taken[at] ?? 0)))
  return { price: [both(before.price, after.price)], cost: costs, rest: [both(before.rest, after.rest)] }
}

/** What can be said of a sum; each has its phrase. The last one: an amount cannot be read. */
export type Verdict = 'lost' | 'lostAll' | 'nothing' | 'unread'

const euro = { style: 'currency', currency: 'EUR' } as const

/** What there is to say of a sum, and the values that stand in the words. */
export function verdictOf({ before, after, lost }: Sum, language: Language) {
  const ofMargin: Verdict = after.rest < 0 ? 'lostAll' : 'lost'
  const ofSum: Verdict = before.rest <= 0 ? 'nothing' : ofMargin
  const values = {
    share: formatNumber((0 - lost) / 100, language, { style: 'percent' }),
    before: formatNumber(before.rest / 100, language, euro),
    after: formatNumber(after.rest / 100, language, euro),
  }
  return { verdict: Number.isNaN(after.rest) ? 'unread' : ofSum, values }
}
