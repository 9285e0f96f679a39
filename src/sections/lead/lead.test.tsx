import { screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import { Lead } from './lead'

test('is a form under its own heading and anchor, with its own words on the button and the contact details', () => {
  renderOnSite(
    <Lead
      anchor="book"
      tone="paper"
      heading="Book a visit"
      intro="Under the lemon trees."
      interest="fair-2026"
      source="Zagara fair 2026"
      submit="Book it"
    />,
  )
  const section = screen.getByRole('region', { name: 'Book a visit' })
  expect(section).toHaveAttribute('id', 'book')
  expect(section).toHaveTextContent('Under the lemon trees.')
  expect(section).toContainElement(screen.getByRole('form', { name: 'Book a visit' }))
  expect(section).toContainElement(screen.getByRole('button', { name: 'Book it' }))
  expect(section).toContainElement(screen.getByRole('link', { name: 'ciao@example.com' }))
})
