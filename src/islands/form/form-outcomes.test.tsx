import { waitFor } from '@testing-library/react'
import { fieldNames } from '../../../tests/forms/examples'
import {
  aMoment,
  awaitAnswer,
  button,
  consent,
  control,
  failure,
  fetchMock,
  fillContact,
  freshTabForEachTest,
  messages,
  openContact,
  outcome,
  press,
  success,
  toasts,
  user,
  write,
} from '../../../tests/jest/forms'
import { removeToasts } from '../../../tests/jest/page'
import { word } from '../../../tests/jest/site'
import { contactForm } from '../../forms/definition'
import type { Language } from '../../i18n/languages'

freshTabForEachTest()

/** The words beside the form for how its request ended. */
const title = (language: Language, outcome: string) => word(language, `forms:outcome.${outcome}.title`)

const names = fieldNames(contactForm)
const announced = () => document.querySelector('[data-announcer]')?.textContent

describe('a success (R-FORM-9)', () => {
  test('clears every field and the consent, a preselected interest too', async () => {
    openContact('en', { interest: 'ecommerce-zero' })
    await fillContact()
    await press()
    await waitFor(() => expect(consent()).not.toBeChecked())
    for (const name of names) expect(control(name)).toHaveValue('')
  })

  test.each([
    ['en', "Request sent! We'll contact you as soon as possible. Thank you!"],
    ['it', 'Richiesta inviata! Ti contatteremo al più presto. Grazie!'],
  ] as const)('is told in a toast (%s), and stays readable beside the form', async (language, toast) => {
    openContact(language)
    await fillContact()
    await press()
    await waitFor(() => expect(toasts()).toEqual([toast]))
    await waitFor(() => expect(outcome()).toContain(title(language, 'success')))
  })

  test('leaves no draft and no note behind', async () => {
    openContact()
    await fillContact()
    await press()
    await waitFor(() => expect(outcome()).not.toBe(''))
    expect(sessionStorage).toHaveLength(0)
  })

  test('leaves alone what was typed while it was under way', async () => {
    const answer = awaitAnswer()
    openContact()
    await fillContact()
    await press()
    write('message', 'And oranges.')
    await answer(success)
    expect(control('message')).toHaveValue('And oranges.')
    expect(control('firstName')).toHaveValue('')
    expect(consent()).not.toBeChecked()
    expect(sessionStorage.getItem('draft:contact')).toBe('{"message":"And oranges."}')
  })

  test('is not followed by a complaint: a second click right after it sends nothing and says nothing (R-FORM-8)', async () => {
    openContact()
    await fillContact()
    await press()
    await waitFor(() => expect(outcome()).toContain(title('en', 'success')))
    await waitFor(() => expect(toasts()).toHaveLength(1))
    removeToasts()
    await press()
    await user.keyboard('{Enter}')
    await aMoment()
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(toasts()).toEqual([])
    expect(messages()).toEqual([])
    expect(outcome()).toContain(title('en', 'success'))
  })

  test('is no end: whoever writes again hears what is missing, and sends again (R-FORM-8)', async () => {
    openContact()
    await fillContact()
    await press()
    await waitFor(() => expect(outcome()).not.toBe(''))
    write('firstName', 'Agata')
    await press()
    expect(messages()).toContain(word('en', 'forms:missing.lastName'))
    expect(outcome()).toBe('')
    await fillContact()
    await press()
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })
})

describe('a failure (R-FORM-10, R-FORM-11)', () => {
  const failures: [what: string, fail: () => unknown, says: string][] = [
    ['an answer that is no success', () => fetchMock.mockResolvedValue(failure), 'refused'],
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
  const cases = failures.flatMap((failing) =>
    (['en', 'it'] as const).map((language) => [...failing, language] as const),
  )

  test.each(cases)('by %s keeps everything, and says so (%#)', async (_what, fail, says, language) => {
    fail()
    openContact(language)
    await fillContact()
    await press()
    await waitFor(() => expect(toasts()).toEqual([toast[language]]))
    expect(console.error).toHaveBeenCalled()
    expect(control('firstName')).toHaveValue('Maria')
    expect(control('message')).toHaveValue('I sell lemons.')
    expect(consent()).toBeChecked()
    expect(button()).not.toHaveAttribute('aria-disabled')
    expect(button()).toHaveFocus()
    await waitFor(() => expect(outcome()).toContain(title(language, says)))
    expect(outcome()).toContain('+39 000 000 0000')
  })

  test('is spoken once: beside the form, not by its toast', async () => {
    fetchMock.mockResolvedValue(failure)
    openContact()
    await fillContact()
    await press()
    await waitFor(() => expect(toasts()).toHaveLength(1))
    await waitFor(() => expect(outcome()).toContain(title('en', 'refused')))
    expect(document.querySelector('form [role=status]')).toHaveTextContent(title('en', 'refused'))
    expect(announced()).toBe('')
  })

  test('can be made good: the next try sends the same', async () => {
    fetchMock.mockResolvedValueOnce(failure)
    openContact()
    await fillContact()
    await press()
    await waitFor(() => expect(outcome()).toContain(title('en', 'refused')))
    await press()
    await waitFor(() => expect(outcome()).toContain(title('en', 'success')))
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })
})

describe('a connection that is lost (R-FORM-11)', () => {
  test('while a form is filled is told beside it, until it is back', async () => {
    openContact()
    await user.click(control('firstName'))
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(outcome()).toContain(title('en', 'offline')))
    window.dispatchEvent(new Event('online'))
    expect(outcome()).toBe('')
  })

  test('does not take the place of how a request ended', async () => {
    openContact()
    await fillContact()
    await press()
    await waitFor(() => expect(outcome()).toContain(title('en', 'success')))
    window.dispatchEvent(new Event('offline'))
    await aMoment()
    expect(outcome()).toContain(title('en', 'success'))
  })
})
