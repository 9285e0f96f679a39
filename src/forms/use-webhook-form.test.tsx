import { screen, waitFor } from '@testing-library/react'

import {
  button,
  consent,
  control,
  fetchMock,
  fillContact,
  freshTabForEachTest,
  press,
  showContact,
  write,
} from '../../tests/jest/forms'
import { notify } from '../notifications/notify'

jest.mock('../notifications/notify', () => ({ notify: jest.fn(), prepareToasts: jest.fn() }))

freshTabForEachTest()

describe('a success', () => {
  test('clears every field and the consent', async () => {
    showContact()
    await fillContact()
    await press()
    await waitFor(() => expect(consent()).not.toBeChecked())
    for (const name of ['firstName', 'lastName', 'email', 'company', 'interest', 'budget', 'message'])
      expect(control(name)).toHaveValue('')
  })

  test.each([
    ['en', 'Request sent!', "We'll contact you as soon as possible. Thank you!"],
    ['it', 'Richiesta inviata!', 'Ti contatteremo al più presto. Grazie!'],
  ] as const)('is told in a toast (%s), and stays readable beside the form', async (language, title, text) => {
    showContact(language)
    await fillContact()
    await press()
    expect(notify).toHaveBeenCalledTimes(1)
    expect(notify).toHaveBeenCalledWith('results', { kind: 'success', title, text })
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  })

  test('leaves no draft behind', async () => {
    const { unmount } = showContact()
    await fillContact()
    await press()
    unmount()
    showContact()
    expect(control('message')).toHaveValue('')
  })
})

describe('a failure', () => {
  const failures: [what: string, fail: () => unknown][] = [
    ['an answer that is no success', () => fetchMock.mockResolvedValue({ ok: false, status: 500 })],
    ['a lost connection', () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))],
  ]
  const toasts = {
    en: ['Error', 'An error occurred during submission. Please try again later.'],
    it: ['Errore', "Si è verificato un errore durante l'invio. Riprova più tardi."],
  } as const

  test.each(failures)('by %s keeps what was typed, and says so', async (_what, fail) => {
    fail()
    for (const language of ['en', 'it'] as const) {
      sessionStorage.clear()
      const { unmount } = showContact(language)
      await fillContact()
      await press()
      const [title, text] = toasts[language]
      expect(notify).toHaveBeenLastCalledWith('results', { kind: 'error', title, text })
      expect(console.error).toHaveBeenCalled()
      expect(control('firstName')).toHaveValue('Maria')
      expect(control('message')).toHaveValue('I sell lemons.')
      expect(consent()).toBeChecked()
      expect(button()).toBeEnabled()
      expect(screen.getByRole('status')).toHaveTextContent('ciao@example.com')
      unmount()
    }
  })

  test('offline is called so', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    showContact()
    await fillContact()
    await press()
    expect(screen.getByRole('status')).toHaveTextContent('You are offline.')
  })

  test('can be made good: the next try sends the same', async () => {
    fetchMock.mockResolvedValueOnce({ ok: false, status: 503 })
    showContact()
    await fillContact()
    await press()
    await press()
    expect(fetchMock).toHaveBeenCalledTimes(2)
    expect(notify).toHaveBeenLastCalledWith('results', expect.objectContaining({ kind: 'success' }))
    expect(screen.getByRole('status')).toHaveTextContent('Your request has arrived.')
  })
})

describe('what was typed', () => {
  test('is there again after a reload; the consent is asked for again', async () => {
    const { unmount } = showContact()
    await fillContact()
    unmount()
    showContact()
    expect(control('firstName')).toHaveValue('Maria')
    expect(control('interest')).toHaveValue('ecommerce-zero')
    expect(consent()).not.toBeChecked()
  })

  test('goes along into the other language, except an option that it does not know', async () => {
    const { unmount } = showContact()
    write('message', 'Lemons')
    write('interest', 'other')
    write('budget', '100k+')
    unmount()
    showContact('it')
    expect(control('message')).toHaveValue('Lemons')
    expect(control('interest')).toHaveValue('')
    expect(control('budget')).toHaveValue('100k+')
  })
})
