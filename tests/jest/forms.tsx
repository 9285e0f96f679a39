import { act, configure, fireEvent, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { toast } from 'react-hot-toast/headless'
import { ContactForm } from '../../src/forms/contact-form'
import { LeadForm } from '../../src/forms/lead-form'
import type { Language } from '../../src/i18n/languages'
import { Notifications } from '../../src/toasts/notifications'
import { renderOnSite } from './site'

// The code of toasts is loaded with the first one.
configure({ asyncUtilTimeout: 5000 })

/** Stands in for the network: every request succeeds, unless a test says otherwise. */
export const fetchMock = jest.fn()
const submitNames = /^(Send|Invia|Prenota|Book|Sending|Invio)/
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })

/** A fresh browser tab for each test. */
export function freshTabForEachTest(): void {
  beforeEach(freshTab)
  afterEach(() => act(() => toast.removeAll('results')))
}

function freshTab(): void {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  process.env.GATSBY_CONTACT_WEBHOOK_URL = 'https://hooks.example.com/contact'
  process.env.GATSBY_EVENT_WEBHOOK_URL = 'https://hooks.example.com/event'
  fetchMock.mockReset().mockResolvedValue({ ok: true, status: 200 })
  Object.assign(globalThis, { fetch: fetchMock })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
}

export const showContact = (language: Language = 'en', interest = '') =>
  renderOnSite(
    <>
      <h2 id="heading">Tell us about your project</h2>
      <ContactForm headingId="heading" interest={interest} />
      <Notifications />
    </>,
    { language },
  )

export const showLead = () =>
  renderOnSite(
    <>
      <LeadForm
        headingId="heading"
        interest="evento-farmasimplex"
        source="Zagara: evento"
        submit="Prenota consulenza gratuita"
      />
      <Notifications />
    </>,
    { language: 'it', path: '/it/evento-farmasimplex' },
  )

export const control = (name: string) => {
  const found = document.querySelector(`[name="${name}"]`)
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof HTMLTextAreaElement)
    return found
  throw new Error(`No control is called "${name}".`)
}
/** At once: typing key by key takes a second for each form here, and tries nothing more of ours. */
export const write = (name: string, value: string) => fireEvent.change(control(name), { target: { value } })
export const consent = () => screen.getByRole('checkbox')
export const button = () => screen.getByRole('button', { name: submitNames })
/** The message that stays beside the form. */
export const outcome = () => document.querySelector('form [role=status]')
/** What the toasts of the form say that are there now. */
export const toasts = () =>
  [...document.querySelectorAll('[data-layer=results] [data-leaving=false] p')].map(({ textContent }) => textContent)
export const press = () => user.click(button())
export const sent = (): unknown => JSON.parse(fetchMock.mock.calls[0]?.[1].body)

export async function fillContact(): Promise<void> {
  write('firstName', 'Maria')
  write('lastName', 'Russo')
  write('email', 'maria@example.com')
  write('interest', 'ecommerce-zero')
  write('message', 'I sell lemons.')
  await user.click(consent())
}

export async function fillLead(): Promise<void> {
  write('name', 'Maria Grazia Russo')
  write('email', 'maria@example.com')
  write('phone', '095 000 0000')
  await user.click(consent())
}
