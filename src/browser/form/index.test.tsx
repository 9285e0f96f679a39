import { waitFor } from '@testing-library/react'
import { examplePayload, fieldNames, requiredNames, requiredValues } from '../../../tests/forms/examples'
import {
  aMoment,
  awaitAnswer,
  button,
  consent,
  control,
  fetchMock,
  fillContact,
  fillLead,
  freshTabForEachTest,
  messages,
  openContact,
  openLead,
  outcome,
  press,
  sent,
  success,
  toasts,
  user,
  write,
} from '../../../tests/jest/forms'
import { removeToasts } from '../../../tests/jest/page'
import { word } from '../../../tests/jest/site'
import { contactForm, leadForm } from '../../contract/form-definition'
import type { Language } from '../../i18n/languages'

freshTabForEachTest()

/** The words beside the form for how its request ended. */
const title = (language: Language, outcome: string) => word(language, `forms:outcome.${outcome}.title`)

const names = fieldNames(contactForm)
const required = requiredNames(contactForm)

describe('a robot that fills the hidden field (R-FORM-15)', () => {
  test('sends nothing and hears of a failure; a person whose browser did it sends the second try', async () => {
    openContact()
    await fillContact()
    write('subject', 'Cheap links')
    await press()
    await waitFor(() => expect(outcome()).toContain(title('en', 'refused')))
    expect(fetchMock).not.toHaveBeenCalled()
    expect(control('message')).toHaveValue('I sell lemons.')
    expect(sessionStorage.getItem('draft:contact')).toContain('I sell lemons.')
    expect(sessionStorage.getItem('draft:contact')).not.toContain('Cheap links')
    await press()
    await waitFor(() => expect(outcome()).toContain(title('en', 'success')))
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })
})

test('a fault of our own code is a failure, too: the button works again (R-FORM-10)', async () => {
  jest.spyOn(Date.prototype, 'toISOString').mockImplementationOnce(() => {
    throw new Error('There is no such date.')
  })
  openContact()
  await fillContact()
  await press()
  await waitFor(() => expect(outcome()).toContain(title('en', 'refused')))
  expect(button()).not.toHaveAttribute('aria-disabled')
})

describe('a mistake (R-CHECK-2, R-CHECK-4, R-CHECK-5)', () => {
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

  test('is told in toasts: what is missing first, then the consent', async () => {
    openContact('it')
    const told = (key: string) => `${word('it', 'forms:error')} ${word('it', `forms:toast.${key}`)}`
    await press()
    await waitFor(() => expect(toasts()).toEqual([told('required')]))
    await fillContact()
    await user.click(consent())
    await press()
    await waitFor(() => expect(toasts()).toEqual([told('consent')]))
    expect(consent()).toHaveFocus()
    expect(fetchMock).not.toHaveBeenCalled()
  })

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

  test('is forgotten as soon as its field changes', async () => {
    openContact()
    await press()
    write('firstName', 'M')
    expect(control('firstName')).toBeValid()
    expect(messages()).not.toContain(word('en', 'forms:missing.firstName'))
    expect(control('lastName')).toBeInvalid()
  })
})

describe('a success (R-FORM-9)', () => {
  test('clears every field and the consent, a preselected interest too', async () => {
    openContact('en', { interest: 'ecommerce-zero' })
    await fillContact()
    await press()
    await waitFor(() => expect(consent()).not.toBeChecked())
    for (const name of names) expect(control(name)).toHaveValue('')
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
    expect(outcome()).toBe('')
    await press()
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

  test('is no end: a visitor who writes again sees what is missing, and sends again (R-FORM-8)', async () => {
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

test('the lead form posts its interest and its source to its own webhook, and is empty then (R-FORM-3, R-FORM-6)', async () => {
  openLead({ interest: 'spring-fair', source: 'Zagara website – Spring fair' })
  await fillLead()
  await press()
  expect(fetchMock).toHaveBeenCalledWith('https://hooks.example.com/event', expect.anything())
  expect(sent()).toStrictEqual({
    ...examplePayload(leadForm, requiredValues(leadForm)),
    firstName: 'Maria',
    lastName: 'Grazia Russo',
    interest: 'spring-fair',
    timestamp: expect.any(String),
    source: 'Zagara website – Spring fair',
  })
  await waitFor(() => expect(consent()).not.toBeChecked())
  expect(control('name')).toHaveValue('')
  await waitFor(() => expect(outcome()).toContain(requiredValues(leadForm).phone))
})
