import { screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Suite } from './suite'

const items = (['analytics', 'automation', 'monitoring'] as const).map((drawing) => ({
  drawing,
  title: `Our ${drawing}`,
  text: 'It works.',
}))

test('lists its products, each with a drawing that screen readers skip', () => {
  const link = { label: 'Try it', href: '/en/contact' }
  const { container } = renderOnSite(
    <Suite anchor="suite" tone="paper" heading="Tools" intro={null} items={items} link={link} />,
  )
  expect(screen.getByRole('region', { name: 'Tools' })).toHaveAttribute('id', 'suite')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(container.querySelectorAll('li svg[aria-hidden="true"]')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Try it' })).toHaveAttribute('href', '/en/contact')
})
