import { attributeOf } from '../../contract/attributes'
import { limits } from '../../contract/constants'
import type { Outcome } from '../../contract/form-attributes'
import { type FormDefinition, type FormValues, forms, type Webhook } from '../../contract/form-definition'
import type { Language } from '../../i18n/languages'
import { languageOf } from '../../i18n/paths'
import { webhookOf } from '../form-elements'
import { visibleText } from './validate'

/** Browsers let requests of up to 64 kB outlive their page; a little of it belongs to other requests. */
const keepaliveLimit = 60_000

/** @example splitName('Maria  Grazia Russo') // { firstName: 'Maria', lastName: 'Grazia Russo' } (R-FORM-6) */
function splitName(name: string): FormValues {
  const [firstName = '', ...rest] = name.split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** Body of a form's POST (R-FORM-5, R-FORM-6): its fields in order, without anything invisible at their edges. */
export function payloadOf(
  { fields, sendsLanguage }: FormDefinition,
  values: FormValues,
  { language, source, now }: { language: Language; source: string; now: Date },
): FormValues {
  const payload: FormValues = {}
  for (const { name, kind } of fields) {
    const value = visibleText(values[name] ?? '')
    Object.assign(payload, kind === 'fullName' ? splitName(value) : { [name]: value })
  }
  return {
    ...payload,
    timestamp: now.toISOString(),
    source,
    ...(language === sendsLanguage && { language }),
  }
}

/** The bundler puts an address in the place of each variable, so each is spelled out. */
function addressOf(webhook: Webhook): string {
  const addresses = {
    contact: process.env.GATSBY_CONTACT_WEBHOOK_URL,
    event: process.env.GATSBY_EVENT_WEBHOOK_URL,
  }
  return addresses[webhook] ?? ''
}

/** A redirect is a failure: browsers follow most without the form's values, and a 2xx from there would prove nothing. */
const whyRefused = (address: string, { type, status }: Response): string =>
  type === 'opaqueredirect'
    ? `${address} answered with a redirect. Put the address that it leads to into GATSBY_CONTACT_WEBHOOK_URL or GATSBY_EVENT_WEBHOOK_URL, and build the site anew.`
    : `The webhook answered ${status}.`

/**
 * Posts a payload as JSON (R-FORM-4): only the status of the answer is read, any 2xx that no redirect led to is a success. A
 * failure is logged and never tried again behind the visitor's back.
 */
export async function post(address: string, payload: object): Promise<Outcome> {
  const body = JSON.stringify(payload)
  const wasOnline = navigator.onLine
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      redirect: 'manual',
      // The request outlives the page, for a visitor who moves on.
      keepalive: new Blob([body]).size <= keepaliveLimit,
      signal: AbortSignal.timeout(limits.request),
    })
    if (response.ok) return 'success'
    console.error(`The request could not be sent. ${whyRefused(address, response)}`)
    return 'refused'
  } catch (error) {
    // Leaving a page brings this error, too, though the request goes on. That page is gone before the next task.
    await new Promise((resolve) => setTimeout(resolve))
    console.error('The request could not be sent.', error)
    // Some machines say that they have no line, and have one: silence after a request proves nothing.
    const isSilent = error instanceof DOMException && error.name === 'TimeoutError'
    return wasOnline || isSilent ? 'unconfirmed' : 'offline'
  }
}

/** Posts the values of a form to its webhook. The language is the path's: a translator changes the one of the document. */
export async function send(form: HTMLFormElement, values: FormValues): Promise<Outcome> {
  const webhook = webhookOf(form)
  const page = { language: languageOf(location.pathname), source: attributeOf(form, 'source'), now: new Date() }
  // Where visitors choose no interest, the form has one.
  const complete = { interest: attributeOf(form, 'interest'), ...values }
  return post(addressOf(webhook), payloadOf(forms[webhook], complete, page))
}
