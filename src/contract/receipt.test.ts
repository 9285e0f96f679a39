import { amountIn, amountOf, centsIn, discounted, type Fee, percents, verdictOf } from './receipt'

/** Ways to write an amount, by what they mean in cents. */
const written: [cents: number, ways: string][] = [
  [850, '8,50|8.50|8,5|€8.50|8,50 €|8,50\u00a0€| EUR 8,50 '],
  [800, '8|8,'],
  [50, ',5|.5'],
  [7, '0.07'],
  [700, '007'],
  [1200, '€ 12|12 euro'],
  [1250, '\u200e12,50\u200b'],
  [123_450, '1.234,50|1,234.50|1 234,50|1’234.50|1\u202f234,50'],
  [123_400, '1.234|1,234'],
  [123_456_700, '1.234.567'],
  [123_456_750, "1'234'567.50"],
  [123_456_780, '1234567,8'],
  [-700, '−7.00|–7|-€7|€ −7'],
  [-70_000, '− 700'],
]

test.each(written.flatMap(([cents, ways]) => ways.split('|').map((way) => [way, cents] as const)))(
  'an amount that somebody writes as %j is read, on a page of either language (R-SUM-2)',
  (way, cents) => {
    expect(centsIn(way)).toBe(cents)
  },
)

test.each(
  [
    '| |,|€|ten|8 50|8,505,1|8.5.0|1.234.50|1.234.56|1,234,5|1,23,456|1234 567|1 234’567|1.234 567|0,500|0 500|12.3456',
    '8e3|0x10|8€50|12.5.|8 4 €|１２|١٢|5²|½|--8|+8|8-|8 $|8%',
  ].flatMap((line) => line.split('|')),
)('%j is no amount (R-SUM-2)', (way) => {
  expect(centsIn(way)).toBeNaN()
})

test.each([
  ['10', 10],
  ['−10%', -10],
  ['% 10', 10],
  ['12,5 %', 12.5],
  ['7.125', 7.125],
  ['0,125', 0.125],
  ['10 €', Number.NaN],
  ['1%5', Number.NaN],
  ['1.2345', Number.NaN],
  ['1.000,5', Number.NaN],
])('a discount that somebody writes as %j is read in per cent (R-SUM-2)', (written, percent) => {
  expect(amountIn(written, percents)).toBe(percent)
})

test('however long an amount is, reading it does not stop the page (R-SUM-2)', () => {
  const long = 100_000
  const started = performance.now()
  for (const part of ['1', '1.', '1,234', ' 123', '€', '−', ' ']) {
    expect(centsIn(`${part.repeat(long)}x`)).toBeNaN()
    expect(amountIn(`${part.repeat(long)}x`, percents)).toBeNaN()
  }
  expect(performance.now() - started).toBeLessThan(2000)
})

/** Numbers that seem random, and are the same in each run. */
function numbers(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % (most + 1)
  }
}

const next = numbers(2025)
/** In per cent, with up to three digits behind the point. */
const share = (most: number) => next(1000 * most) / 1000
const examples = Array.from({ length: 1000 }, () => ({
  price: next(9_999_999),
  costs: Array.from({ length: next(6) }, (): number | Fee =>
    next(3) === 0 ? { percent: share(10), cents: next(100) } : next(2_000_000),
  ),
  discount: share(100),
}))

/** Without fractions: whether a part is no less than so many per cent of a whole. */
const isAtLeast = (part: number, percent: number, whole: number) =>
  BigInt(part) * 100_000n >= BigInt(Math.round(1000 * percent)) * BigInt(whole)

test('both columns of a receipt come out to the cent, and what is kept is never rounded up (R-SUM-3)', () => {
  for (const { price, costs, discount } of examples) {
    const { before, after, lost } = discounted(price, costs, discount)
    expect(before.amounts[0]).toBe(price)
    const [reduced = 0] = after.amounts
    expect(isAtLeast(price - reduced, discount, price)).toBe(true)
    expect(isAtLeast(price - reduced - 1, discount, price)).toBe(false)
    for (const { amounts, rest } of [before, after]) {
      const [own = 0, ...paid] = amounts
      expect([own, ...paid, rest].every(Number.isInteger)).toBe(true)
      expect(paid.reduce((sum, amount) => sum + amount, rest)).toBe(own)
      for (const [index, cost] of costs.entries()) {
        const amount = paid[index] ?? 0
        if (typeof cost === 'number') expect(amount).toBe(cost)
        else {
          expect(isAtLeast(amount - cost.cents, cost.percent, own)).toBe(true)
          expect(isAtLeast(amount - cost.cents - 1, cost.percent, own)).toBe(false)
        }
      }
    }
    expect(after.rest).toBeLessThanOrEqual(before.rest)
    if (before.rest <= 0) continue
    expect(isAtLeast(before.rest - after.rest, lost, before.rest)).toBe(true)
    expect(isAtLeast(before.rest - after.rest, lost + 1, before.rest)).toBe(false)
  }
})

test('an amount is read as it was written, in both languages (R-SUM-2)', () => {
  for (const { price } of examples)
    for (const language of ['en', 'it'] as const) {
      expect(centsIn(amountOf(price, language))).toBe(price)
      expect(centsIn(amountOf(0 - price, language))).toBe(0 - price)
    }
})

test.each([
  [1001, 0, 'lost'],
  [1000, 0, 'nothing'],
  [999, 0, 'nothing'],
])(
  'given a price of %d cents, of which costs take 1,000, a discount of %d%% leads to “%s” (R-SUM-1)',
  (price, discount, verdict) => {
    expect(verdictOf(discounted(price, [1000], discount), 'en').verdict).toBe(verdict)
  },
)
