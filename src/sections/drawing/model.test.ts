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

test('the warning of a row has a head', () => {
  const warning = { title: 'Sold twice', text: 'Stock came late.' }
  const rows = ['First', 'Other'].map((title) => ({ title, cells: ['', ''], warning }))
  const table = { head: 'Way', columns: ['Weeks', 'Cost'], rows: [rows[0], { ...rows[1], warning: undefined }] }
  expect(mistakesIn({ ...section, example: true, table })).toEqual([
    'table.rows[0].warning is shown only below the head "warnings" of the table. Add it',
  ])
  expect(mistakesIn({ ...section, example: true, table: { ...table, warnings: 'Breaks' } })).toEqual([])
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
    'receipt.total.amounts[1] is "€4", but the sum makes it 4.15',
  ])
})

test('a receipt has an amount for each column, and no other', () => {
  const receipt = {
    columns: ['full price', 'with the code'],
    lines: [
      { title: 'Price', amounts: ['60.00', '54.00'] },
      { title: 'Costs', amounts: ['50.00'] },
    ],
    total: { title: 'You keep', amounts: ['10.00', '54.00', '1.00'] },
  }
  expect(mistakesIn({ ...section, example: true, receipt })).toEqual([
    'receipt.lines[1].amounts must have 2 amounts, one for each column, and has 1',
    'receipt.total.amounts must have 2 amounts, one for each column, and has 3',
  ])
})

test('with a discount, fees and the second column follow from the first one, rounded against the shop (R-PAGE-14, R-SUM-3)', () => {
  const receipt = (fee: string, reduced: string, kept: string) => ({
    columns: ['full price', 'in the sale'],
    discount: 12.5,
    lines: [
      { title: 'Price', amounts: ['60.01', reduced] },
      { title: 'Card fee', amounts: [fee, '−1.04'], fee: { percent: 1.5, cents: 25 } },
      { title: 'Purchase', amounts: ['−58.00', '−58.00'] },
    ],
    total: { title: 'You keep', amounts: ['0.85', kept] },
  })
  expect(mistakesIn({ ...section, example: true, receipt: receipt('−1.16', '52.50', '−6.54') })).toEqual([])
  expect(mistakesIn({ ...section, example: true, receipt: receipt('−1.15', '52.51', '6.54') })).toEqual([
    'receipt.lines[1].amounts[0] is "−1.15", but the sum makes it 1.16',
    'receipt.lines[0].amounts[1] is "52.51", but the sum makes it 52.50',
    'receipt.total.amounts[1] is "6.54", but the sum makes it -6.54',
  ])
})
