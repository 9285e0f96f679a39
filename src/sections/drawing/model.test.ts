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
