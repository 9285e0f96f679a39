import { screen, within } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Ledger } from './ledger'

const items = [
  { title: 'Graft', text: 'In spring.', points: ['knife', 'wax'], link: null },
  { title: 'Pick', text: 'In winter.', points: [], link: { label: 'How we pick', href: '/en/picking' } },
]

test('lists its rows in their order, each with its heading, its points and its link', () => {
  const link = { label: 'All our work', href: '/en/work' }
  renderOnSite(<Ledger anchor="work" tone="paper" heading="Work" intro="By season." items={items} link={link} />)
  const section = within(screen.getByRole('region', { name: 'Work' }))
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Graft', 'Pick'])
  for (const point of ['knife', 'wax']) expect(section.getByText(point)).toBeInTheDocument()
  expect(section.getByRole('link', { name: 'How we pick' })).toHaveAttribute('href', '/en/picking')
  expect(section.getByRole('link', { name: 'All our work' })).toHaveAttribute('href', '/en/work')
})
