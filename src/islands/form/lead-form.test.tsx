import { screen, waitFor } from '@testing-library/react'

import { examplePayload, requiredValues } from '../../../tests/forms/examples'
import {
  button,
  consent,
  control,
  fetchMock,
  fillLead,
  freshTabForEachTest,
  openLead,
  press,
  sent,
  toasts,
  user,
  write,
} from '../../../tests/jest/forms'
import { word } from '../../../tests/jest/site'
import { leadForm } from '../../forms/definition'

freshTabForEachTest()

describe('the lead form (R-FORM-3, R-FORM-6, R-CHECK-1)', () => {
  test('asks for what the specification says', () => {
    openLead()
    expect(screen.getByLabelText(word('it', 'forms:labels.name'))).toBeRequired()
    expect(control('email')).toHaveAttribute('type', 'email')
    expect(control('phone')).toHaveAttribute('type', 'tel')
    expect(control('phone')).toBeRequired()
    expect(control('message')).not.toBeRequired()
    expect(control('message')).toHaveAttribute('rows', '4')
    expect(consent()).toBeRequired()
    expect(button()).toHaveTextContent('Prenota consulenza gratuita')
  })

  test('posts its payload to its own webhook', async () => {
    openLead()
    await fillLead()
    await press()
    expect(fetchMock).toHaveBeenCalledWith('https://hooks.example.com/event', expect.anything())
    expect(sent()).toStrictEqual({
      ...examplePayload(leadForm, requiredValues(leadForm)),
      firstName: 'Maria',
      lastName: 'Grazia Russo',
      interest: 'evento-farmasimplex',
      timestamp: expect.any(String),
      source: 'Zagara: evento',
    })
    await waitFor(() => expect(consent()).not.toBeChecked())
    expect(control('name')).toHaveValue('')
    expect(button()).toHaveTextContent('Prenota consulenza gratuita')
  })

  test('refuses a missing phone, then a missing consent', async () => {
    openLead()
    await fillLead()
    await user.click(consent())
    write('phone', '')
    await press()
    await waitFor(() => expect(toasts()).toEqual(['Errore Compila tutti i campi obbligatori']))
    expect(control('phone')).toHaveFocus()
    expect(control('phone')).toHaveAccessibleDescription(word('it', 'forms:missing.phone'))
    write('phone', '095')
    await press()
    await waitFor(() => expect(toasts()).toEqual(['Errore Devi accettare la Privacy Policy per continuare']))
    expect(consent()).toHaveAccessibleDescription(word('it', 'forms:invalid.consent'))
    expect(fetchMock).not.toHaveBeenCalled()
  })
})
