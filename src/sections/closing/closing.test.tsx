import { screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Closing } from './closing'

const actions = [
  { label: 'Write', href: '/en/contact' },
  { label: 'Read', href: '/en/lemons' },
]
const show = () =>
  renderOnSite(
    <Closing
      anchor="end"
      heading="Shall we?"
      text="We answer."
      actions={actions}
      page={{ terrain: { lines: { publicURL: '/x.svg' } } }}
    />,
  )

test('ends a page with its heading and its actions, in their order', () => {
  show()
  expect(screen.getByRole('region', { name: 'Shall we?' })).toHaveAttribute('id', 'end')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/contact', '/en/lemons'])
})

test('draws the terrain of its page, which screen readers skip', () => {
  const { container } = show()
  const drawn = container.querySelector('use')
  expect(drawn).toHaveAttribute('href', '/x.svg#terrain')
  expect(drawn?.closest('svg')).toHaveAttribute('aria-hidden', 'true')
})
