import { screen, within } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Comparison } from './comparison'

const rows = [
  { topic: 'Orders', before: 'Retyped by hand', after: 'In the ERP by themselves' },
  { topic: 'Stock', before: 'Counted on Mondays', after: 'Counted all day' },
]
const show = () =>
  renderOnSite(
    <Comparison
      anchor="section-2"
      tone="paper"
      heading="Two ways"
      intro={null}
      before="Today"
      after="With us"
      rows={rows}
    />,
  )

test('is a table, named by its heading, with a heading for each column', () => {
  show()
  const table = screen.getByRole('table', { name: 'Two ways' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Today', 'With us'])
})

test('has a row for each topic, with the topic as its heading', () => {
  show()
  for (const { topic, before, after } of rows) {
    const row = screen.getByRole('row', { name: `${topic} ${before} ${after}` })
    expect(within(row).getByRole('rowheader')).toHaveTextContent(topic)
  }
})

test('names the column beside each cell, for screens too narrow for columns', () => {
  show()
  expect(screen.getByRole('cell', { name: 'Retyped by hand' })).toHaveAttribute('data-column', 'Today')
  expect(screen.getByRole('cell', { name: 'Counted all day' })).toHaveAttribute('data-column', 'With us')
})
