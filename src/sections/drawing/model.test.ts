import { mistakesIn } from '../../../tests/jest/references'

const section = {
  type: 'drawing',
  drawing: 'river',
  heading: 'Where visits go',
  labels: [{ id: 'start', value: '100', text: 'arrive' }],
}

test('a value spells a number only in an example (R-FIGURE-1)', () => {
  expect(mistakesIn(section)).toEqual([
    'labels[0].value spells a number: "100". Name a figure, {{figure-id}}, or set "example": true',
  ])
  expect(mistakesIn({ ...section, example: true })).toEqual([])
  expect(mistakesIn({ ...section, labels: [{ id: 'start', value: 'under {{form-response}}' }] })).toEqual([])
})

test('so does a card, and a cell of a table', () => {
  const cards = [{ value: '27', title: 'Platform', text: 'Chosen.' }]
  const table = {
    head: 'Way',
    columns: ['Weeks', 'Cost'],
    rows: [
      { title: 'First', cells: ['8 weeks', ''] },
      { title: 'Other', cells: ['', ''] },
    ],
  }
  const labels = [{ id: 'start', title: 'Today' }]
  expect(mistakesIn({ ...section, labels, cards, table }).map((mistake) => mistake.split(' ')[0])).toEqual([
    'cards[0].value',
    'table.rows[0].cells[0]',
  ])
})

test('a row has a cell for each column', () => {
  const rows = [
    { title: 'First', cells: ['eight', 'cheap'] },
    { title: 'Other', cells: ['ten'] },
  ]
  const table = { head: 'Way', columns: ['Weeks', 'Cost'], rows }
  expect(mistakesIn({ ...section, example: true, table })).toEqual([
    'table.rows[1].cells must have 2 cells, one for each column, and has 1',
  ])
})

test('the total of a receipt is its price less all costs, in each column, with cents or without', () => {
  const receipt = {
    columns: ['full price', 'with the code'],
    lines: [
      { title: 'Price', amounts: ['€1,060', '€54.00'] },
      { title: 'Costs', amounts: ['€50.00', '€49.85'] },
    ],
    total: { title: 'You keep', amounts: ['€1,010', '€4'] },
  }
  expect(mistakesIn({ ...section, example: true, receipt })).toEqual([
    'receipt.total.amounts[1] is "€4", but the price less the costs is 4.15',
  ])
})
