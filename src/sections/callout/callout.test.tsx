import { screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Callout } from './callout'

test.each(['field', 'line'] as const)('shows one sentence and one link, as a %s', (variant) => {
  const action = { label: 'Pick some', href: '/en/lemons' }
  renderOnSite(<Callout anchor="section-2" variant={variant} heading="Lemons?" text="They are ripe." action={action} />)
  const section = screen.getByRole('region', { name: 'Lemons?' })
  expect(section).toHaveAttribute('id', 'section-2')
  expect(section).toHaveTextContent('They are ripe.')
  expect(screen.getByRole('link', { name: 'Pick some' })).toHaveAttribute('href', '/en/lemons')
})
