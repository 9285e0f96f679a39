import { screen, within } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Programs } from './programs'

const program = (title: string, figure: { text: string; value: number | null; unit: 'week' | null }) => ({
  title,
  text: `${title} by hand.`,
  points: ['tools', 'practice'],
  figure: { id: title, note: `How long ${title} takes.`, ...figure },
})
const items = [
  program('Pruning', { text: '6 weeks', value: 6, unit: 'week' }),
  program('Yours', { text: 'As agreed', value: null, unit: null }),
]

test('shows the length, the description and the contents of each program', () => {
  renderOnSite(<Programs anchor="courses" tone="paper" heading="Courses" intro={null} items={items} />)
  expect(screen.getByRole('region', { name: 'Courses' })).toHaveAttribute('id', 'courses')
  for (const { title, figure } of items) {
    const row = screen.getByRole('heading', { level: 3, name: title }).closest('li')
    if (!row) throw new Error(`"${title}" stands in no list.`)
    expect(row).toHaveTextContent(figure.text)
    expect(within(row).getAllByRole('listitem')).toHaveLength(2)
  }
})
