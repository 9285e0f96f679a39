import { screen, within } from '@testing-library/react'

import { consent, control, freshTabForEachTest, showContact } from '../../tests/jest/forms'

freshTabForEachTest()

/** R-FORM-1, R-FORM-2, R-CHECK-1 */
describe('the general form', () => {
  test('has a label for each control, under the field names of the specification', () => {
    showContact()
    const form = screen.getByRole('form', { name: 'Tell us about your project' })
    const labels = {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'E-mail',
      company: 'Company (optional)',
      interest: 'Interest',
      budget: 'Budget (optional)',
      message: 'Message',
    }
    for (const [name, label] of Object.entries(labels)) {
      expect(within(form).getByLabelText(label)).toHaveAttribute('name', name)
    }
    expect(consent()).toHaveAttribute('name', 'privacyAccepted')
    expect(consent()).toHaveAccessibleName(/Privacy Policy/)
  })

  test('speaks Italian on the Italian page', () => {
    showContact('it')
    expect(screen.getByLabelText('Nome')).toHaveAttribute('name', 'firstName')
    expect(screen.getByLabelText('Azienda (facoltativo)')).toHaveAttribute('name', 'company')
  })

  test('tells a browser without JavaScript what is required, and of which type', () => {
    showContact()
    for (const name of ['firstName', 'lastName', 'email', 'interest', 'message', 'privacyAccepted'])
      expect(control(name)).toBeRequired()
    for (const name of ['company', 'budget']) expect(control(name)).not.toBeRequired()
    expect(control('email')).toHaveAttribute('type', 'email')
    expect(control('message')).toHaveAttribute('rows', '6')
  })

  test.each([
    ['en', ['€5,000–15,000', '€15,000–50,000', '€50,000–100,000', '€100,000+']],
    ['it', ['5.000–15.000\u00a0€', '15.000–50.000\u00a0€', '50.000–100.000\u00a0€', 'Oltre 100.000\u00a0€']],
  ] as const)('shows the budgets as euro ranges (%s)', (language, ranges) => {
    showContact(language)
    const options = [...control('budget').querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(options.slice(1, -1)).toEqual(ranges)
  })

  test('links to the privacy policy in the language of the page', () => {
    showContact('it')
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      expect.stringContaining('/it/privacy'),
    )
  })

  test('chooses the interest of its page at first', () => {
    showContact('en', 'ecommerce-established')
    expect(control('interest')).toHaveValue('ecommerce-established')
  })

  test('chooses the interest that the address names, if it is one of its own', () => {
    window.history.replaceState(null, '', '/it/contatti?interest=ecommerce-zero')
    const { unmount } = showContact('it')
    expect(control('interest')).toHaveValue('ecommerce-zero')
    unmount()
    window.history.replaceState(null, '', '/it/contatti?interest=nonsense')
    showContact('it')
    expect(control('interest')).toHaveValue('')
  })
})
