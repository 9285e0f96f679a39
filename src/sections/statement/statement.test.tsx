import { screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Statement } from './statement'

test('shows its paragraphs in order, and its link', () => {
  const link = { label: 'Read on', href: '/en/grove' }
  const { container } = renderOnSite(
    <Statement anchor="why" tone="mist" heading="Why lemons" paragraphs={['They keep.', 'They travel.']} link={link} />,
  )
  expect(screen.getByRole('region', { name: 'Why lemons' })).toHaveAttribute('id', 'why')
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'They keep.',
    'They travel.',
  ])
  expect(screen.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', '/en/grove')
})
