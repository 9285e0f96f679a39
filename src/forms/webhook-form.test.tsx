import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'

import { renderOnSite } from '../../tests/jest/site'
import type { Language } from '../i18n/languages'
import { notify } from '../notifications/notify'
import { ContactForm } from './contact-form'
import { LeadForm } from './lead-form'

jest.mock('../notifications/notify', () => ({ notify: jest.fn(), prepareToasts: jest.fn() }))

const fetchMock = jest.fn()
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
let online: jest.SpyInstance

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  process.env.GATSBY_CONTACT_WEBHOOK_URL = 'https://hooks.example.com/contact'
  process.env.GATSBY_EVENT_WEBHOOK_URL = 'https://hooks.example.com/event'
  fetchMock.mockReset().mockResolvedValue({ ok: true, status: 200 })
  Object.assign(globalThis, { fetch: fetchMock })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})

const showContact = (language: Language = 'en', interest = '') =>
  renderOnSite(
    <>
      <h2 id="heading">Tell us about your project</h2>
      <ContactForm headingId="heading" interest={interest} />
    </>,
    { language },
  )

const showLead = () =>
  renderOnSite(
    <LeadForm
      headingId="heading"
      interest="evento-farmasimplex"
      source="Zagara: evento"
      submit="Prenota consulenza gratuita"
    />,
    { language: 'it', path: '/it/evento-farmasimplex' },
  )

const control = (name: string) => {
  const found = document.querySelector(`[name="${name}"]`)
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof HTMLTextAreaElement)
    return found
  throw new Error(`No control is called "${name}".`)
}
/** At once: typing key by key takes a second for each form here, and tries nothing more of ours. */
const write = (name: string, value: string) => fireEvent.change(control(name), { target: { value } })
const consent = () => screen.getByRole('checkbox')
const button = () => screen.getByRole('button')
const press = () => user.click(button())
const sent = (): unknown => JSON.parse(fetchMock.mock.calls[0]?.[1].body)

async function fillContact(): Promise<void> {
  write('firstName', 'Maria')
  write('lastName', 'Russo')
  write('email', 'maria@example.com')
  write('interest', 'ecommerce-zero')
  write('message', 'I sell lemons.')
  await user.click(consent())
}

async function fillLead(): Promise<void> {
  write('name', 'Maria Grazia Russo')
  write('email', 'maria@example.com')
  write('phone', '095 000 0000')
  await user.click(consent())
}

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
    ['it', ['5.000–15.000 €', '15.000–50.000 €', '50.000–100.000 €', '100.000+ €']],
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
    window.history.replaceState(null, '', '/it/contatti?interest=other')
    showContact('it')
    expect(control('interest')).toHaveValue('')
  })
})

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
    online.mockReturnValue(false)
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

describe('the pharmacy form', () => {
  test('asks for what the specification says', () => {
    showLead()
    expect(screen.getByLabelText('Nome e cognome')).toBeRequired()
    expect(control('email')).toHaveAttribute('type', 'email')
    expect(control('phone')).toHaveAttribute('type', 'tel')
    expect(control('phone')).toBeRequired()
    expect(control('message')).not.toBeRequired()
    expect(control('message')).toHaveAttribute('rows', '4')
    expect(consent()).toBeRequired()
    expect(button()).toHaveTextContent('Prenota consulenza gratuita')
  })

  test('posts its payload to its own webhook', async () => {
    showLead()
    await fillLead()
    await press()
    expect(fetchMock).toHaveBeenCalledWith('https://hooks.example.com/event', expect.anything())
    expect(sent()).toStrictEqual({
      firstName: 'Maria',
      lastName: 'Grazia Russo',
      email: 'maria@example.com',
      phone: '095 000 0000',
      interest: 'evento-farmasimplex',
      message: '',
      timestamp: expect.any(String),
      source: 'Zagara: evento',
    })
    expect(consent()).not.toBeChecked()
    expect(control('name')).toHaveValue('')
  })

  test('refuses a missing phone, then a missing consent', async () => {
    showLead()
    await fillLead()
    await user.click(consent())
    write('phone', '')
    await press()
    expect(notify).toHaveBeenLastCalledWith('results', {
      kind: 'error',
      title: 'Errore',
      text: 'Compila tutti i campi obbligatori',
    })
    expect(control('phone')).toHaveFocus()
    write('phone', '095')
    await press()
    expect(notify).toHaveBeenLastCalledWith('results', {
      kind: 'error',
      title: 'Errore',
      text: 'Devi accettare la Privacy Policy per continuare',
    })
    expect(fetchMock).not.toHaveBeenCalled()
  })
})
