import { act, fireEvent, screen, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'

import { renderOnSite, word } from '../../../tests/jest/site'
import type { Language } from '../../i18n/languages'
import { Toasters } from '../../toasts/toasters'
import { Offer } from './offer'

const show = (target: string | null, language: Language = 'en') =>
  renderOnSite(
    <>
      <Offer
        anchor="section-2"
        tone="mist"
        heading="Book a free call"
        text="No obligation."
        actions={[{ action: { id: 'freeCall', target }, label: 'Book' }]}
      />
      <Toasters />
    </>,
    { language },
  )

afterEach(() => act(() => toast.removeAll('notices')))

/** R-PAGE-13 */
test('is a link where its target is online', () => {
  show('https://calendar.example.com')
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', 'https://calendar.example.com')
  expect(screen.queryByRole('button')).toBeNull()
})

/** R-PAGE-13 */
test.each([
  ['en', '/en/contact'],
  ['it', '/it/contatti'],
] as const)(
  'says in a notice that it is not online yet, and points to the contact page (%s)',
  async (language, href) => {
    show(null, language)
    expect(screen.queryByRole('link', { name: 'Book' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Book' }))
    const notices = within(screen.getByRole('region', { name: word(language, 'notices.label') }))
    expect(await notices.findByText(word(language, 'notices.notOnline.title'))).toBeVisible()
    expect(notices.getByRole('link', { name: word(language, 'notices.notOnline.link') })).toHaveAttribute('href', href)
  },
)

/** R-PAGE-13, R-BASE-1 */
test('says the same before the app, in a popover of the browser', () => {
  show(null)
  const button = screen.getByRole('button', { name: 'Book' })
  const popover = document.getElementById(button.getAttribute('popovertarget') ?? '')
  expect(popover).toHaveAttribute('popover', 'auto')
  expect(popover).toHaveTextContent(word('en', 'notices.notOnline.title'))
  expect(popover?.querySelector('a')).toHaveAttribute('href', '/en/contact')
})
