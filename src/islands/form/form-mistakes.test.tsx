import { screen, waitFor } from '@testing-library/react'
import { requiredNames } from '../../../tests/forms/examples'
import {
  aMoment,
  consent,
  control,
  fetchMock,
  fillContact,
  freshTabForEachTest,
  messages,
  openContact,
  press,
  toasts,
  user,
  write,
} from '../../../tests/jest/forms'
import { word } from '../../../tests/jest/site'
import { contactForm } from '../../forms/definition'

freshTabForEachTest()

const required = requiredNames(contactForm)

describe('a mistake (R-CHECK-2, R-CHECK-3, R-CHECK-4, R-CHECK-5)', () => {
  test('sends nothing, focuses the first bad field and says what is missing beside each', async () => {
    openContact()
    write('firstName', 'Maria')
    await press()
    expect(fetchMock).not.toHaveBeenCalled()
    expect(control('lastName')).toHaveFocus()
    expect(control('lastName')).toBeInvalid()
    expect(control('lastName')).toHaveAccessibleDescription(word('en', 'forms:missing.lastName'))
    expect(control('message')).toHaveAccessibleDescription(word('en', 'forms:missing.message'))
    expect(control('company')).toBeValid()
    expect(control('firstName')).not.toHaveAccessibleDescription()
    expect(messages()).toEqual([
      ...required.filter((name) => name !== 'firstName').map((name) => word('en', `forms:missing.${name}`)),
      word('en', 'forms:invalid.consent'),
    ])
  })

  test.each([
    ['en', 'Error', 'Please fill in all required fields', 'You must accept the Privacy Policy to continue'],
    ['it', 'Errore', 'Compila tutti i campi obbligatori', 'Devi accettare la Privacy Policy per continuare'],
  ] as const)(
    'is told in the toasts of the specification, in its order (%s)',
    async (language, heading, missing, refused) => {
      openContact(language)
      await press()
      await waitFor(() => expect(toasts()).toEqual([`${heading} ${missing}`]))
      await fillContact()
      await user.click(consent())
      await press()
      await waitFor(() => expect(toasts()).toEqual([`${heading} ${refused}`]))
      expect(consent()).toHaveFocus()
      expect(fetchMock).not.toHaveBeenCalled()
    },
  )

  test('in the e-mail has its own message, and no toast', async () => {
    openContact()
    await fillContact()
    write('email', 'maria@')
    await press()
    expect(control('email')).toHaveFocus()
    expect(control('email')).toHaveAccessibleDescription(word('en', 'forms:invalid.email'))
    await aMoment()
    expect(toasts()).toEqual([])
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('made of spaces counts as empty', async () => {
    openContact()
    await fillContact()
    write('message', '   ')
    await press()
    expect(control('message')).toBeInvalid()
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('is forgotten as soon as its field changes', async () => {
    openContact()
    await press()
    write('firstName', 'M')
    expect(control('firstName')).toBeValid()
    expect(messages()).not.toContain(word('en', 'forms:missing.firstName'))
    expect(control('lastName')).toBeInvalid()
  })

  test('is forgotten at the next try where a browser filled its field without a word', async () => {
    openContact()
    await press()
    Object.assign(control('firstName'), { value: 'Maria' })
    await press()
    expect(messages()).not.toContain(word('en', 'forms:missing.firstName'))
    expect(control('firstName')).not.toHaveAccessibleDescription()
  })

  test('is never told by the browser’s own bubbles, not even before the form’s code is there', () => {
    openContact()
    expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true)
  })
})
