import { mistakesIn } from '../../../tests/jest/references'

const line = (title: string, ...amounts: string[]) => ({ title, amounts })
const receipt = {
  columns: ['full price', 'with the code'],
  lines: [line('Price', '€60.00', '€54.00'), line('Costs', '€50.00')],
  rest: line('You keep', '€10.00', '€4.00'),
}
const statement = { type: 'statement', heading: 'What remains', paragraphs: ['More words.'], receipt }

test('a receipt has an amount for each column', () => {
  expect(mistakesIn(statement)).toEqual([
    'receipt.lines[1].amounts must have 2 amounts, one for each column, and has 1',
  ])
})

test('a poster has no receipt', () => {
  const whole = { ...receipt, lines: [receipt.lines[0], receipt.lines[0]] }
  expect(mistakesIn({ ...statement, receipt: whole, variant: 'poster' })).toEqual([
    'receipt is not shown on a poster. Take it away, or let "variant" be prose',
  ])
})

test('a detail of a drawing stands on a poster alone', () => {
  const detail = { drawing: 'tree', id: 'root' }
  const { receipt: _, ...prose } = statement
  expect(mistakesIn({ ...prose, detail })).toEqual([
    'detail is shown only on a poster. Take it away, or let "variant" be poster',
  ])
  expect(mistakesIn({ ...prose, detail, variant: 'poster' })).toEqual([])
})
