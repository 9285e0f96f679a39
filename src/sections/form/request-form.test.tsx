import { screen, within } from '@testing-library/react'
import { fieldNames, requiredNames } from '../../../tests/forms/examples'
import {
  consent,
  control,
  freshTabForEachTest,
  messages,
  openContact,
  openLead,
  outcome,
} from '../../../tests/jest/forms'
import { word } from '../../../tests/jest/site'
import { contactForm } from '../../contract/form-definition'

freshTabForEachTest()

const required = requiredNames(contactForm)
const optional = fieldNames(contactForm).filter((name) => !required.includes(name))

describe('the contact form (R-FORM-1, R-FORM-2, R-CHECK-1)', () => {
  test('has a label for each control, under the field names of the entity', () => {
    openContact()
    const form = screen.getByRole('form', { name: 'Tell us about your project' })
    for (const name of [...required, ...optional]) {
      const label =
        word('en', `forms:labels.${name}`) + (required.includes(name) ? '' : ` (${word('en', 'forms:optional')})`)
      expect(within(form).getByLabelText(label)).toHaveAttribute('name', name)
    }
    expect(consent()).toHaveAttribute('name', 'privacyAccepted')
  })

  test('tells a browser without JavaScript what is required, and of which type', () => {
    openContact()
    for (const name of [...required, 'privacyAccepted']) expect(control(name)).toBeRequired()
    for (const name of optional) expect(control(name)).not.toBeRequired()
    expect(control('email')).toHaveAttribute('type', 'email')
    expect(control('message')).toHaveAttribute('rows', '6')
    openLead()
    expect(control('phone')).toHaveAttribute('type', 'tel')
  })

  test('says nothing at first: its messages and outcomes stand in it, hidden, and no field is called wrong', () => {
    openContact()
    expect(document.querySelectorAll('[data-field] p, [data-outcome]')).not.toHaveLength(0)
    expect(messages()).toEqual([])
    expect(outcome()).toBe('')
    expect(document.querySelector('[aria-invalid], :invalid')).toBeNull()
  })

  test('is sent by e-mail, in words that can be read, where no script runs', () => {
    openContact()
    const form = screen.getByRole('form')
    expect(form).toHaveAttribute('action', 'mailto:ciao@example.com')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('enctype', 'text/plain')
  })
})

test('beside the contact form stand e-mail, phone and place of the agency (R-PAGE-9)', () => {
  openContact()
  const details = screen.getAllByRole('definition')
  expect(details.map(({ textContent }) => textContent)).toEqual([
    'ciao@example.com',
    '+39\u00a0000\u00a0000\u00a00000',
    'Sicily',
  ])
})

test('the lead form says after success that we call back (R-FORM-11)', () => {
  openLead()
  expect(document.querySelector('[data-outcome=success]')).toHaveTextContent(
    word('it', 'forms:outcome.success.text_event'),
  )
})
