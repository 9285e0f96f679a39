import { mistakesIn } from '../../../tests/jest/references'

const statement = {
  type: 'statement',
  variant: 'prose',
  heading: 'What remains',
  paragraphs: ['More words.'],
  receipt: {
    columns: ['full price', 'with the code'],
    lines: [
      { title: 'Price', amounts: ['€1,060', '€54.00'] },
      { title: 'Costs', amounts: ['−€50.00', '€49.85'] },
    ],
    total: { title: 'You keep', amounts: ['€1,010', '€4.15'] },
  },
}
const keeping = (...amounts: string[]) => ({
  ...statement,
  receipt: { ...statement.receipt, total: { title: 'You keep', amounts } },
})

test('a receipt has an amount for each column', () => {
  expect(mistakesIn(statement)).toEqual([])
  expect(mistakesIn(keeping('€1,010'))).toEqual([
    'receipt.total.amounts must have 2 amounts, one for each column, and has 1',
  ])
})

test('a poster has no receipt', () => {
  expect(mistakesIn({ ...statement, variant: 'poster' })).toEqual([
    'receipt is not shown on a poster. Take it away, or let "variant" be prose',
  ])
})
