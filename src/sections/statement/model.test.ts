import { mistakesIn } from '../../../tests/jest/references'

const statement = (words: number, paid: string) => ({
  type: 'statement',
  variant: 'poster',
  heading: Array.from({ length: words }, () => 'word').join(' '),
  paragraphs: ['More words.'],
  receipt: {
    columns: ['today'],
    lines: [
      { title: 'Price', amounts: ['60.00'] },
      { title: 'Cost', amounts: ['−49.85'] },
    ],
    total: { title: 'you keep', amounts: [paid] },
  },
})

test('a poster is a sentence of 18 words at most, without a receipt', () => {
  expect(mistakesIn({ ...statement(18, '10.15'), receipt: undefined })).toEqual([])
  expect(mistakesIn(statement(19, '10.15'))).toEqual([
    'heading has 19 words. As a poster it has room for 18: shorten it',
    'receipt is not shown on a poster. Take it away, or let "variant" be prose',
  ])
})

test('a receipt adds up (R-PAGE-14)', () => {
  expect(mistakesIn({ ...statement(19, '10.15'), variant: 'prose' })).toEqual([])
  expect(mistakesIn({ ...statement(19, '10.16'), variant: 'prose' })).toEqual([
    'receipt.total.amounts[0] is "10.16", but the sum makes it 10.15',
  ])
})

test('a receipt has an amount for each column, of which each adds up, with cents or without', () => {
  const withReceipt = (kept: string[]) => ({
    ...statement(19, ''),
    variant: 'prose',
    receipt: {
      columns: ['full price', 'with the code'],
      lines: [
        { title: 'Price', amounts: ['€1,060', '€54.00'] },
        { title: 'Costs', amounts: ['€50.00', '€49.85'] },
      ],
      total: { title: 'You keep', amounts: kept },
    },
  })
  expect(mistakesIn(withReceipt(['€1,010', '€4.15']))).toEqual([])
  expect(mistakesIn(withReceipt(['€1,010', '€4']))).toEqual([
    'receipt.total.amounts[1] is "€4", but the sum makes it 4.15',
  ])
  expect(mistakesIn(withReceipt(['€1,010']))).toEqual([
    'receipt.total.amounts must have 2 amounts, one for each column, and has 1',
  ])
})
