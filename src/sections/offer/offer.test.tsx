import { screen } from '@testing-library/react'
import { renderOnSite, word } from '../../../tests/jest/site'
import { Offer } from './offer'

test('given a target that is online, a button is a link to it, and nothing more is said (R-PAGE-13)', () => {
  const target = 'https://calendar.example.com'
  const action = { action: { target }, link: { label: 'Book', href: '#contact' }, meanwhile: 'Send us two times.' }
  renderOnSite(
    <Offer
      anchor="section-2"
      tone="mist"
      sign="phone"
      heading="Book a free call"
      text="No obligation."
      actions={[action]}
    />,
  )
  const name = `Book (${word('en', 'footer.externalSite')})`
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', target)
  expect(screen.queryByText('Send us two times.')).toBeNull()
})
