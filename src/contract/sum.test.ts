import { amountOf, type Cost, hundredthsIn, sumOf, verdictOf } from './sum'

test.each([
  ['8,50', 850],
  ['8.5', 850],
  [' 8, ', 800],
  ['.5', 50],
  ['', 0],
  ['99999.99', 9_999_999],
])('%j is read, on a page of either language (R-SUM-2)', (written, amount) => {
  expect(hundredthsIn(written)).toBe(amount)
})

test.each(['1.234', '1.234,50', '1,234.50', '1 234', '100000', '8.505', ',', '−7', '8 €', '10%', 'ten', '8e3', '١٢'])(
  '%j is no amount (R-SUM-2)',
  (written) => {
    expect(hundredthsIn(written)).toBeNaN()
  },
)

/** Numbers that seem random, and are the same in each run. */
let state = 2025
function next(most: number): number {
  state = (state * 48_271) % 2_147_483_647
  return state % (most + 1)
}

/** Without fractions: whether a part is no less than so many hundredths of a per cent of a whole. */
const isAtLeast = (part: number, share: number, whole: number) =>
  BigInt(part) * 10_000n >= BigInt(share) * BigInt(whole)

test('both columns come out to the cent, and what is kept is never rounded up (R-SUM-1)', () => {
  for (let round = 0; round < 500; round += 1) {
    const [price, discount] = [next(9_999_999), next(10_000)]
    const costs = Array.from({ length: next(6) }, (): Cost => ({ share: next(1) * next(1000), cents: next(2_000_000) }))
    const { before, after, lost } = sumOf(price, costs, discount)
    expect(isAtLeast(price - after.price, discount, price)).toBe(true)
    expect(isAtLeast(price - after.price - 1, discount, price)).toBe(false)
    for (const { price: own, taken, rest } of [before, after]) {
      expect(taken.reduce((sum, amount) => sum + amount, rest)).toBe(own)
      for (const [index, { share, cents }] of costs.entries()) {
        const amount = (taken[index] ?? 0) - cents
        expect(isAtLeast(amount, share, own)).toBe(true)
        expect(isAtLeast(amount - 1, share, own)).toBe(false)
      }
    }
    if (before.rest <= 0) continue
    expect(isAtLeast(before.rest - after.rest, 100 * lost, before.rest)).toBe(true)
    expect(isAtLeast(before.rest - after.rest, 100 * (lost + 1), before.rest)).toBe(false)
    for (const language of ['en', 'it'] as const) expect(hundredthsIn(amountOf(price, language))).toBe(price)
  }
})

test.each([
  [1001, 0, 'lost'],
  [1001, 1000, 'lostAll'],
  [1000, 0, 'nothing'],
  [Number.NaN, 0, 'unread'],
])('a price of %d cents with costs of 1,000 and a discount of %d leads to “%s” (R-SUM-1)', (price, discount, said) => {
  expect(verdictOf(sumOf(price, [{ share: 0, cents: 1000 }], discount), 'en').verdict).toBe(said)
})
