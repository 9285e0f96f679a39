import { act, fireEvent } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { handleDrafts } from '../../src/browser/start/drafts'
import { handleIslands } from '../../src/browser/start/island-events'
import { contactForm, type FormDefinition, leadForm } from '../../src/contract/form-definition'
import type { Language } from '../../src/i18n/languages'
import { Form } from '../../src/sections/form/form'
import { requiredValues } from '../forms/examples'
import { openPage, removeToasts } from './page'

/** Replaces the network: every request succeeds, unless a test says otherwise. */
export const fetchMock = jest.fn()
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })

/** A fresh browser tab for each test. */
export function freshTabForEachTest(): void {
  beforeEach(freshTab)
  afterEach(async () => {
    await act(async () => {
      for (const give of waiting.splice(0)) give(success)
    })
    removeToasts()
  })
}

function freshTab(): void {
  sessionStorage.clear()
  process.env.GATSBY_CONTACT_WEBHOOK_URL = 'https://hooks.example.com/contact'
  process.env.GATSBY_EVENT_WEBHOOK_URL = 'https://hooks.example.com/event'
  fetchMock.mockReset().mockResolvedValue(success)
  Object.assign(globalThis, { fetch: fetchMock })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
}

export const success = { ok: true, status: 200 }
export const failure = { ok: false, status: 500 }

/** Requests that a test has not answered. */
const waiting: ((answer: object) => void)[] = []

/** From now on, a request is under way until the test answers it. */
export function awaitAnswer(): (answer: object) => Promise<void> {
  fetchMock.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)))
  return (answer) => act(async () => waiting.shift()?.(answer))
}

/** Opens a page with a form, and runs the start script's code for forms. */
function openForm(form: ReactElement, place: Parameters<typeof openPage>[1]): void {
  openPage(form, place)
  handleDrafts()
  handleIslands()
}

const invented = { tone: 'paper', intro: 'Tell us what you sell.', detail: null } as const

/** The section with the contact form. */
export const contactSection = (interest: string) => (
  <Form {...invented} anchor="contact" heading="Tell us about your project" interest={interest} lead={null} />
)

/** Opens a page with the contact form. */
export const openContact = (
  language: Language = 'en',
  { interest = '', search = '', path = language === 'it' ? '/it/contatti' : '/en/contact' } = {},
) => openForm(contactSection(interest), { language, path, search })

/** Opens the page with the lead form. */
export const openLead = ({ interest = 'evento-farmasimplex', source = 'Zagara: evento' } = {}) =>
  openForm(
    <Form
      {...invented}
      anchor="contact-form"
      heading="Prenota"
      interest={null}
      lead={{ interest, source, submit: 'Prenota consulenza gratuita' }}
    />,
    { language: 'it', path: '/it/evento-farmasimplex' },
  )

export const control = (name: string) => {
  const found = document.querySelector(`[name="${name}"]`)
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof HTMLTextAreaElement)
    return found
  throw new Error(`No control is called "${name}".`)
}
/** Sets the value at once: typing key by key takes a second for each form here, and tests no more of our code. */
export const write = (name: string, value: string) => fireEvent.input(control(name), { target: { value } })

function only(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}
// By selector: finding elements by role takes half of a test's time.
export const consent = () => only('form [type=checkbox]')
export const button = () => only('form [type=submit]')
/** What an element says, with plain spaces, as `word` gives it. */
const textOf = (element?: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? ''
const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(textOf)
/** The outcome beside the form. */
export const outcome = () => textOf(document.querySelector('form [data-outcome]:not([hidden])'))
/** The messages beside the fields. */
export const messages = () => textsOf('form [data-field] p:not([hidden])')
/** The texts of the form's visible toasts. */
export const toasts = () => textsOf('[role=region] [data-state=open] p')
export const press = () => user.click(button())
export const sent = (): unknown => JSON.parse(fetchMock.mock.calls[0]?.[1].body)
/** Waits, for tests which show that nothing happens. */
export const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

async function fillRequired(form: FormDefinition): Promise<void> {
  for (const [name, value] of Object.entries(requiredValues(form))) if (value) write(name, value)
  await user.click(consent())
}

/** Fills the required fields of the form and ticks its consent. */
export const fillContact = () => fillRequired(contactForm)
export const fillLead = () => fillRequired(leadForm)
