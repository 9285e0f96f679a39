import { act, fireEvent, screen, waitFor } from '@testing-library/react'

import {
  button,
  consent,
  control,
  fetchMock,
  fillContact,
  freshTabForEachTest,
  press,
  sent,
  showContact,
  toasts,
  user,
  write,
} from '../../tests/jest/forms'
import { word } from '../../tests/jest/site'

freshTabForEachTest()

/** R-FORM-4, R-FORM-5, R-FORM-8 */
describe('sending', () => {
  test('posts the payload of the English page', async () => {
    showContact()
    await fillContact()
    await press()
    expect(fetchMock).toHaveBeenCalledWith('https://hooks.example.com/contact', expect.anything())
    expect(sent()).toStrictEqual({
      firstName: 'Maria',
      lastName: 'Russo',
      email: 'maria@example.com',
      company: '',
      interest: 'ecommerce-zero',
      budget: '',
      message: 'I sell lemons.',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      source: 'Zagara website',
      language: 'en',
    })
  })

  test('posts no language from the Italian page', async () => {
    showContact('it')
    await fillContact()
    await press()
    expect(sent()).not.toHaveProperty('language')
  })

  test.each([
    ['en', 'Send the request', 'Sending...'],
    ['it', 'Invia la richiesta', 'Invio in corso...'],
  ] as const)('goes from idle to submitting and back (%s)', async (language, idle, submitting) => {
    let answer: (response: object) => void = () => undefined
    fetchMock.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    showContact(language)
    await fillContact()
    expect(button()).toHaveTextContent(idle)
    await press()
    expect(button()).toHaveTextContent(submitting)
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    expect(button()).toHaveFocus()
    await act(async () => answer({ ok: true, status: 200 }))
    expect(button()).toHaveTextContent(idle)
    expect(button()).not.toHaveAttribute('aria-disabled')
  })

  test('happens once, however often it is asked for', async () => {
    let answer: (response: object) => void = () => undefined
    fetchMock.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    showContact()
    await fillContact()
    const form = screen.getByRole('form')
    act(() => {
      fireEvent.submit(form)
      fireEvent.submit(form)
    })
    await user.click(button())
    await user.keyboard('{Enter}')
    await act(async () => answer({ ok: true, status: 200 }))
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })
})

/** R-CHECK-2, R-CHECK-3, R-CHECK-4, R-CHECK-5 */
describe('a mistake', () => {
  test('sends nothing, focuses the first bad field and says what is missing beside each', async () => {
    showContact()
    write('firstName', 'Maria')
    await press()
    expect(fetchMock).not.toHaveBeenCalled()
    expect(control('lastName')).toHaveFocus()
    expect(control('lastName')).toBeInvalid()
    expect(control('lastName')).toHaveAccessibleDescription(word('en', 'forms:missing.lastName'))
    expect(control('message')).toHaveAccessibleDescription(word('en', 'forms:missing.message'))
    expect(control('company')).toBeValid()
    expect(control('firstName')).not.toHaveAccessibleDescription()
  })

  test.each([
    ['en', 'Error', 'Please fill in all required fields', 'You must accept the Privacy Policy to continue'],
    ['it', 'Errore', 'Compila tutti i campi obbligatori', 'Devi accettare la Privacy Policy per continuare'],
  ] as const)(
    'is told in the toasts of the specification, in its order (%s)',
    async (language, title, missing, refused) => {
      showContact(language)
      await press()
      await waitFor(() => expect(toasts()).toEqual([`${title} ${missing}`]))
      await fillContact()
      await user.click(consent())
      await press()
      await waitFor(() => expect(toasts()).toEqual([`${title} ${refused}`]))
      expect(consent()).toHaveFocus()
      expect(fetchMock).not.toHaveBeenCalled()
    },
  )

  test('in the e-mail has its own message, and no toast', async () => {
    showContact()
    await fillContact()
    write('email', 'maria@')
    await press()
    expect(control('email')).toHaveFocus()
    expect(control('email')).toHaveAccessibleDescription(word('en', 'forms:invalid.email'))
    expect(toasts()).toEqual([])
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('made of spaces counts as empty', async () => {
    showContact()
    await fillContact()
    write('message', '   ')
    await press()
    expect(control('message')).toBeInvalid()
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('is forgotten as soon as its field changes', async () => {
    showContact()
    await press()
    write('firstName', 'M')
    expect(control('firstName')).toBeValid()
    expect(control('lastName')).toBeInvalid()
  })
})
