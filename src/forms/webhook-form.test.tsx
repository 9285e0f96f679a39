import { act, fireEvent, screen } from '@testing-library/react'

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
  user,
  write,
} from '../../tests/jest/forms'
import { notify } from '../notifications/notify'

jest.mock('../notifications/notify', () => ({ notify: jest.fn(), prepareToasts: jest.fn() }))

freshTabForEachTest()

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
    expect(button()).toBeDisabled()
    await act(async () => answer({ ok: true, status: 200 }))
    expect(button()).toHaveTextContent(idle)
    expect(button()).toBeEnabled()
  })

  test('happens once, however often it is asked for', async () => {
    fetchMock.mockReturnValue(new Promise(() => undefined))
    showContact()
    await fillContact()
    const form = screen.getByRole('form')
    act(() => {
      fireEvent.submit(form)
      fireEvent.submit(form)
    })
    await user.keyboard('{Enter}')
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  test('never happens for a robot that fills the hidden field', async () => {
    showContact()
    await fillContact()
    fireEvent.change(control('website'), { target: { value: 'https://spam.example' } })
    await press()
    expect(fetchMock).not.toHaveBeenCalled()
  })
})

describe('a mistake', () => {
  test('sends nothing, focuses the first bad field and says what is missing beside each', async () => {
    showContact()
    write('firstName', 'Maria')
    await press()
    expect(fetchMock).not.toHaveBeenCalled()
    expect(control('lastName')).toHaveFocus()
    expect(control('lastName')).toBeInvalid()
    expect(control('lastName')).toHaveAccessibleDescription('Write your last name')
    expect(control('message')).toHaveAccessibleDescription('Write a few words about your project')
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
      expect(notify).toHaveBeenCalledTimes(1)
      expect(notify).toHaveBeenLastCalledWith('results', { kind: 'error', title, text: missing })
      await fillContact()
      await user.click(consent())
      await press()
      expect(notify).toHaveBeenCalledTimes(2)
      expect(notify).toHaveBeenLastCalledWith('results', { kind: 'error', title, text: refused })
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
    expect(control('email')).toHaveAccessibleDescription(/complete e-mail address/)
    expect(notify).not.toHaveBeenCalled()
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
