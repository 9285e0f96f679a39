import { mistakesIn } from '../../../tests/jest/references'

const rows = [
  { title: 'First', cells: ['8 weeks', ''] },
  { title: 'Other', cells: ['', ''] },
]
const section = {
  type: 'drawing',
  drawing: 'river',
  heading: 'Where visits go',
  labels: [
    { id: 'start', value: '100', text: 'under {{form-response}}' },
    { id: 'top', value: '1,900 m', text: 'a height' },
  ],
  cards: [{ value: '27', title: 'Platform', text: 'Chosen.' }],
  table: { head: 'Way', columns: ['Weeks', 'Cost'], rows },
}

test('a value spells a number only in an example, unless it is a height, in labels, cards and cells (R-FIGURE-1)', () => {
  expect(mistakesIn(section)).toEqual(
    [
      ['labels[0].value', '100'],
      ['table.rows[0].cells[0]', '8 weeks'],
      ['cards[0].value', '27'],
    ].map(
      ([field, value]) => `${field} spells a number: "${value}". Name a figure, {{figure-id}}, or set "example": true`,
    ),
  )
  expect(mistakesIn({ ...section, example: true })).toEqual([])
})

test('a row has a cell for each column, and its warning a head', () => {
  const table = {
    ...section.table,
    rows: [rows[0], { title: 'Other', cells: ['ten'], warning: { title: 'A', text: 'B' } }],
  }
  expect(mistakesIn({ ...section, example: true, table })).toEqual([
    'table.rows[1].cells must have 2 cells, one for each column, and has 1',
    'table.rows[1].warning is shown only below the head "warnings" of the table. Add it',
  ])
})
