import { render, screen } from '@testing-library/react'

import { Offer } from './offer'

const show = (target: string | null) =>
  render(
    <Offer
      anchor="section-2"
      tone="mist"
      heading="Book a free call"
      text="No obligation."
      actions={[{ action: { target }, link: { label: 'Book', href: '#contact' }, meanwhile: 'Send us two times.' }]}
    />,
  )

test('given a target that is online, a button is a link to it, and nothing more is said (R-PAGE-13)', () => {
  show('https://calendar.example.com')
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', 'https://calendar.example.com')
  expect(screen.queryByText('Send us two times.')).toBeNull()
})
