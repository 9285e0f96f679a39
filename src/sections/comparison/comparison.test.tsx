import { screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Comparison } from './comparison'

const rows = [
  { topic: 'Orders', before: 'Retyped by hand', after: 'In the ERP by themselves' },
  { topic: 'Stock', before: 'Counted on Mondays', after: 'Counted all day' },
]
const section = { anchor: 'section-2', tone: 'paper', heading: 'Two ways', intro: null } as const

test('is a table that its heading names, with heads for columns and rows; each cell names its column for a phone', () => {
  renderOnSite(<Comparison {...section} before="Today" after="With us" rows={rows} />)
  expect(screen.getByRole('table', { name: 'Two ways' })).toBeVisible()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Today', 'With us'])
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Orders', 'Stock'])
  for (const { topic, before, after } of rows) {
    expect(screen.getByRole('row', { name: `${topic} ${before} ${after}` })).toBeVisible()
    expect(screen.getByRole('cell', { name: before })).toHaveTextContent(`Today: ${before}`)
    expect(screen.getByRole('cell', { name: after })).toHaveTextContent(`With us: ${after}`)
  }
})
