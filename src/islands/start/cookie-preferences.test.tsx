import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'

import { contactSection, control, freshTabForEachTest, openForm, write } from '../../../tests/jest/forms'
import { watchNavigation } from '../../../tests/jest/navigation'
import { toastsOf } from '../../../tests/jest/page'
import { word } from '../../../tests/jest/site'
import { Footer } from '../../layout/footer'
import { handleCookiePreferences } from './cookie-preferences'

freshTabForEachTest()

beforeAll(handleCookiePreferences)
afterEach(() => jest.useRealTimers())

function open() {
  openForm(
    <>
      {contactSection('ecommerce-zero')}
      <Footer />
    </>,
    { path: '/en/contact' },
  )
  return watchNavigation()
}
const link = () => screen.getByRole('link', { name: word('en', 'footer.cookiePreferences') })
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

/** The tab may store nothing, as where a visitor has forbidden it. */
function refuseStorage() {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
}

describe('"update cookie preferences" (R-CHROME-7)', () => {
  test('says that the page will reload, and reloads it after 3 seconds', async () => {
    const browser = open()
    jest.useFakeTimers()
    expect(fireEvent.click(link())).toBe(false)
    pass(2999)
    expect(browser.reload).not.toHaveBeenCalled()
    pass(1)
    expect(browser.reload).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
    await waitFor(() =>
      expect(toastsOf('notices')).toEqual([
        `${word('en', 'footer.cookiePreferences')} ${word('en', 'notices.cookiePreferences')}`,
      ]),
    )
  })

  test('does not reload the page of a visitor who has followed another link meanwhile', () => {
    const browser = open()
    jest.useFakeTimers()
    fireEvent.click(link())
    const mail = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'ciao@example.com' })
    mail.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(mail)
    pass(5000)
    expect(browser.reload).not.toHaveBeenCalled()
  })

  test('is a plain link for whoever wants a new tab', () => {
    const browser = open()
    jest.useFakeTimers()
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(link(), { ctrlKey: true })
    pass(5000)
    expect(browser.reload).not.toHaveBeenCalled()
  })

  test('reloads a page whose form holds only what the page chose, though the browser stores nothing', () => {
    refuseStorage()
    const browser = open()
    jest.useFakeTimers()
    fireEvent.click(link())
    pass(3000)
    expect(browser.reload).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['typed', () => write('message', 'Lemons')],
    ['chose', () => write('budget', '5k-15k')],
    ['ticked', () => control('privacyAccepted').click()],
  ])('does not cost what the visitor %s where the browser stores nothing', (_what, change) => {
    refuseStorage()
    const browser = open()
    change()
    jest.useFakeTimers()
    fireEvent.click(link())
    pass(3000)
    expect(browser.reload).not.toHaveBeenCalled()
  })
})
