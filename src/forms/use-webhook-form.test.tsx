import { act, fireEvent, screen, waitFor } from '@testing-library/react'

import {
  button,
  consent,
  control,
  fetchMock,
  fillContact,
  freshTabForEachTest,
  outcome,
  press,
  showContact,
  toasts,
  write,
} from '../../tests/jest/forms'
import { word } from '../../tests/jest/site'
import type { Language } from '../i18n/languages'

freshTabForEachTest()

/** The words beside the form for how its request ended. */
const title = (language: Language, outcome: string) => word(language, `forms:outcome.${outcome}.title`)

const names = ['firstName', 'lastName', 'email', 'company', 'interest', 'budget', 'message']

/** A request whose answer the test gives. */
function awaitAnswer(): (answer: object) => Promise<void> {
  let give: (answer: object) => void = () => undefined
  fetchMock.mockReturnValue(
    new Promise((resolve) => {
      give = resolve
    }),
  )
  return (answer) => act(async () => give(answer))
}
const ok = { ok: true, status: 200 }

/** R-FORM-9 */
describe('a success', () => {
  test('clears every field and the consent, a preselected interest too', async () => {
    showContact('en', 'ecommerce-zero')
    await fillContact()
    await press()
    await waitFor(() => expect(consent()).not.toBeChecked())
    for (const name of names) expect(control(name)).toHaveValue('')
  })

  test.each([
    ['en', "Request sent! We'll contact you as soon as possible. Thank you!"],
    ['it', 'Richiesta inviata! Ti contatteremo al più presto. Grazie!'],
  ] as const)('is told in a toast (%s), and stays readable beside the form', async (language, toast) => {
    showContact(language)
    await fillContact()
    await press()
    await waitFor(() => expect(toasts()).toEqual([toast]))
    expect(outcome()).toHaveTextContent(title(language, 'success'))
  })

  test('leaves no draft behind', async () => {
    const { unmount } = showContact()
    await fillContact()
    await press()
    await waitFor(() => expect(outcome()).not.toBeEmptyDOMElement())
    unmount()
    showContact()
    expect(control('message')).toHaveValue('')
    expect(outcome()).toBeEmptyDOMElement()
  })

  test('leaves alone what was typed while it was under way', async () => {
    const answer = awaitAnswer()
    showContact()
    await fillContact()
    await press()
    write('message', 'And oranges.')
    await answer(ok)
    expect(control('message')).toHaveValue('And oranges.')
    expect(control('firstName')).toHaveValue('')
    expect(consent()).not.toBeChecked()
    expect(sessionStorage.getItem('draft:contact')).toBe('{"message":"And oranges."}')
  })
})

/** R-FORM-10, R-FORM-11 */
describe('a failure', () => {
  const failures: [what: string, fail: () => unknown, says: string][] = [
    ['an answer that is no success', () => fetchMock.mockResolvedValue({ ok: false, status: 500 }), 'refused'],
    ['a connection that broke', () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch')), 'unconfirmed'],
    [
      'a missing connection',
      () => {
        jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
        fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
      },
      'offline',
    ],
  ]
  const toast = {
    en: 'Error An error occurred during submission. Please try again later.',
    it: "Errore Si è verificato un errore durante l'invio. Riprova più tardi.",
  }

  test.each(failures)('by %s keeps everything, and says so', async (_what, fail, says) => {
    fail()
    for (const language of ['en', 'it'] as const) {
      sessionStorage.clear()
      const { unmount } = showContact(language)
      await fillContact()
      await press()
      await waitFor(() => expect(toasts()).toEqual([toast[language]]))
      expect(console.error).toHaveBeenCalled()
      expect(control('firstName')).toHaveValue('Maria')
      expect(control('message')).toHaveValue('I sell lemons.')
      expect(consent()).toBeChecked()
      expect(button()).not.toHaveAttribute('aria-disabled')
      expect(button()).toHaveFocus()
      expect(outcome()).toHaveTextContent(title(language, says))
      expect(outcome()).toHaveTextContent('+39 000 000 0000')
      unmount()
    }
  })

  test('is spoken once: beside the form, not by its toast', async () => {
    fetchMock.mockResolvedValue({ ok: false, status: 500 })
    showContact()
    await fillContact()
    await press()
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(outcome()).not.toBeEmptyDOMElement()
    expect(document.querySelector('[data-announcer]')).toBeEmptyDOMElement()
  })

  test('can be made good: the next try sends the same', async () => {
    fetchMock.mockResolvedValueOnce({ ok: false, status: 503 })
    showContact()
    await fillContact()
    await press()
    await waitFor(() => expect(outcome()).toHaveTextContent(title('en', 'refused')))
    await press()
    await waitFor(() => expect(outcome()).toHaveTextContent(title('en', 'success')))
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })
})

/** R-FORM-15 */
describe('a robot that fills the hidden field', () => {
  test('sends nothing and hears of a failure; a person whose browser did it sends the second try', async () => {
    showContact()
    await fillContact()
    fireEvent.change(control('subject'), { target: { value: 'Cheap links' } })
    await press()
    await waitFor(() => expect(outcome()).toHaveTextContent(title('en', 'refused')))
    expect(fetchMock).not.toHaveBeenCalled()
    expect(control('message')).toHaveValue('I sell lemons.')
    expect(sessionStorage.getItem('draft:contact')).toContain('I sell lemons.')
    await press()
    await waitFor(() => expect(outcome()).toHaveTextContent(title('en', 'success')))
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })
})

describe('a visitor who moves on while it is under way', () => {
  test('hears the outcome elsewhere, and finds no form that is filled again', async () => {
    const answer = awaitAnswer()
    const { unmount } = showContact()
    await fillContact()
    await press()
    unmount()
    await answer(ok)
    showContact('en', 'ecommerce-established')
    expect(outcome()).toHaveTextContent(title('en', 'success'))
    expect(control('message')).toHaveValue('')
  })

  test('finds the other page’s form sending, then empty', async () => {
    const answer = awaitAnswer()
    const { unmount } = showContact()
    await fillContact()
    await press()
    unmount()
    showContact('en', 'ecommerce-established')
    expect(button()).toHaveTextContent('Sending...')
    expect(control('message')).toHaveValue('I sell lemons.')
    await answer(ok)
    for (const name of names) expect(control(name)).toHaveValue('')
    expect(outcome()).toHaveTextContent(title('en', 'success'))
  })

  test('is told after a whole load that nobody knows whether it arrived', () => {
    sessionStorage.setItem('sending:contact', '{"since":"2026-11-21T08:00:00Z"}')
    sessionStorage.setItem('draft:contact', '{"message":"I sell lemons."}')
    const { unmount } = showContact('it')
    expect(outcome()).toHaveTextContent(title('it', 'unconfirmed'))
    expect(control('message')).toHaveValue('I sell lemons.')
    unmount()
    showContact('it')
    expect(outcome()).toBeEmptyDOMElement()
  })
})

/** R-FORM-13 */
describe('what was typed', () => {
  test('is there again after a reload, the consent too', async () => {
    const { unmount } = showContact()
    await fillContact()
    unmount()
    showContact()
    expect(control('firstName')).toHaveValue('Maria')
    expect(control('interest')).toHaveValue('ecommerce-zero')
    expect(consent()).toBeChecked()
  })

  test('goes along into the other language, with the options that have a name in each', () => {
    const { unmount } = showContact()
    write('message', 'Lemons')
    write('interest', 'other')
    write('budget', 'to-evaluate')
    unmount()
    showContact('it')
    expect(control('message')).toHaveValue('Lemons')
    expect(control('interest')).toHaveValue('altro')
    expect(control('budget')).toHaveValue('da-valutare')
  })

  test('may be as long as a person can paste', () => {
    const { unmount } = showContact()
    const long = 'lemons '.repeat(20_000)
    write('message', long)
    unmount()
    showContact()
    expect(control('message')).toHaveValue(long)
    for (const name of names) expect(control(name)).not.toHaveAttribute('maxlength')
  })
})

/** R-FORM-12 */
describe('an interest', () => {
  test('is the visitor’s, else the address’s, else the page’s', () => {
    window.history.replaceState(null, '', '/en/contact?interest=training-support')
    const { unmount } = showContact('en', 'ecommerce-zero')
    expect(control('interest')).toHaveValue('training-support')
    write('interest', 'marketing-performance')
    unmount()
    showContact('en', 'ecommerce-zero')
    expect(control('interest')).toHaveValue('marketing-performance')
  })

  test('that nobody chose stays with its page', () => {
    window.history.replaceState(null, '', '/en/contact?interest=training-support')
    const { unmount } = showContact()
    write('firstName', 'Maria')
    unmount()
    window.history.replaceState(null, '', '/en')
    showContact('en', 'ecommerce-zero')
    expect(control('firstName')).toHaveValue('Maria')
    expect(control('interest')).toHaveValue('ecommerce-zero')
  })

  test('of the address may be the other language’s', () => {
    window.history.replaceState(null, '', '/it/contatti?interest=other')
    showContact('it')
    expect(control('interest')).toHaveValue('altro')
    expect(screen.getByRole('form')).toBeInTheDocument()
  })
})
