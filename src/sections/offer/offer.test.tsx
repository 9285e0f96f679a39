import { render, screen } from '@testing-library/react'

import { Offer } from './offer'

test('given a target that is online, a button is a link to it, and nothing more is said (R-PAGE-13)', () => {
  const target = 'https://calendar.example.com'
  const action = { action: { target }, link: { label: 'Book', href: '#contact' }, meanwhile: 'Send us two times.' }
  render(<Offer anchor="section-2" tone="mist" heading="Book a free call" text="No obligation." actions={[action]} />)
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', target)
  expect(screen.queryByText('Send us two times.')).toBeNull()
})
