import { screen } from '@testing-library/react'

import { renderOnSite, word } from '../../../tests/jest/site'
import type { Language } from '../../i18n/languages'
import { Offer } from './offer'

const show = (target: string | null, language: Language = 'en') =>
  renderOnSite(
    <Offer
      anchor="section-2"
      tone="mist"
      heading="Book a free call"
      text="No obligation."
      actions={[{ action: { id: 'freeCall', target }, label: 'Book' }]}
    />,
    { language },
  )

test('given a target that is online, its button is a link (R-PAGE-13)', () => {
  show('https://calendar.example.com')
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', 'https://calendar.example.com')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['en', '/en/contact'],
  ['it', '/it/contatti'],
] as const)(
  'given no target and no scripts, a popover says “not online yet” and links to the contact page (%s) (R-PAGE-13, R-BASE-1)',
  (language, href) => {
    show(null, language)
    expect(screen.queryByRole('link', { name: 'Book' })).toBeNull()
    const button = screen.getByRole('button', { name: 'Book' })
    const popover = document.getElementById(button.getAttribute('popovertarget') ?? '')
    expect(popover).toHaveAttribute('popover', 'auto')
    expect(popover).toHaveTextContent(word(language, 'notices.notOnline.title'))
    expect(popover).toHaveTextContent(word(language, 'notices.notOnline.text'))
    expect(popover?.querySelector('a')).toHaveAttribute('href', href)
  },
)
