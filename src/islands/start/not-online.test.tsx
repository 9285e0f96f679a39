import { fireEvent, screen, waitFor } from '@testing-library/react'

import { openPage, removeToasts, toastsOf } from '../../../tests/jest/page'
import { word } from '../../../tests/jest/site'
import { Offer } from '../../sections/offer/offer'
import { handleNotOnlineButtons } from './not-online'

beforeAll(handleNotOnlineButtons)
afterEach(removeToasts)

test.each([
  ['en', '/en/contact'],
  ['it', '/it/contatti'],
] as const)(
  'a button whose target is not online says so in a notice that points to the contact page (%s) (R-PAGE-13)',
  async (language, href) => {
    const actions = [{ action: { id: 'freeCall' as const, target: null }, label: 'Book' }]
    openPage(
      <Offer anchor="section-2" tone="mist" heading="Book a free call" text="No obligation." actions={actions} />,
      {
        language,
      },
    )
    // The browser’s popover, which has the same words, stays closed.
    expect(fireEvent.click(screen.getByRole('button', { name: 'Book' }))).toBe(false)
    await waitFor(() => expect(toastsOf('notices')).toHaveLength(1))
    const notice = screen.getByRole('region', { name: word(language, 'notices.label') })
    expect(notice).toHaveTextContent(word(language, 'notices.notOnline.title'))
    expect(notice).toHaveTextContent(word(language, 'notices.notOnline.text'))
    const link = notice.querySelector('a')
    expect(link).toHaveTextContent(word(language, 'notices.notOnline.link'))
    expect(link).toHaveAttribute('href', `http://localhost${href}`)
  },
)
