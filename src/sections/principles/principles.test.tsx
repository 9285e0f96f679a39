import { screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Principles } from './principles'

test('declares each principle under a heading of its own, in their order', () => {
  const items = ['Shade', 'Water', 'Patience'].map((title) => ({ title, text: `${title} first.` }))
  renderOnSite(<Principles anchor="creed" tone="mist" heading="What we hold" intro={null} items={items} />)
  expect(screen.getByRole('region', { name: 'What we hold' })).toHaveAttribute('id', 'creed')
  const headings = screen.getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Shade', 'Water', 'Patience'])
  expect(screen.getByText('Water first.')).toBeInTheDocument()
})
