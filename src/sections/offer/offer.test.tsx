import { fireEvent, screen } from '@testing-library/react'

import { renderOnSite } from '../../../tests/jest/site'
import type { Language } from '../../i18n/languages'
import { notify } from '../../notifications/notify'
import { Offer } from './offer'

jest.mock('../../notifications/notify', () => ({ notify: jest.fn() }))

const show = (target: string | null, language: Language = 'en') =>
  renderOnSite(
    <Offer
      anchor="section-2"
      tone="mist"
      heading="Book a free call"
      text="No obligation."
      actions={[{ action: 'freeCall', label: 'Book', target }]}
    />,
    { language },
  )

test('is a link where its target is online', () => {
  show('https://calendar.example.com')
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', 'https://calendar.example.com')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['en', 'Not online yet', '/en/contact'],
  ['it', 'Non è ancora online', '/it/contatti'],
] as const)(
  'says in a notice that it is not online yet, and points to the contact page (%s)',
  (language, title, href) => {
    show(null, language)
    expect(screen.queryByRole('link')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Book' }))
    expect(notify).toHaveBeenCalledWith(
      'notices',
      expect.objectContaining({ title, link: expect.objectContaining({ href }) }),
    )
  },
)
