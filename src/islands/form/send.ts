import { keepaliveLimit, requestTimeout } from './constants'

/**
 * How a request ended. No answer is no refusal: a time-out or a broken connection leaves open whether it arrived
 * (R-FORM-11).
 */
export const outcomes = ['success', 'refused', 'offline', 'unconfirmed'] as const
export type Outcome = (typeof outcomes)[number]

export const isOutcome = (value: string | undefined): value is Outcome => outcomes.some((outcome) => outcome === value)

/** A browser that follows a redirect asks for another address, mostly without the request: what that answers proves nothing. */
const whyRefused = (webhook: string, { type, status }: Response): string =>
  type === 'opaqueredirect'
    ? `${webhook} answered with a redirect. Put the address that it leads to into GATSBY_CONTACT_WEBHOOK_URL or GATSBY_EVENT_WEBHOOK_URL, and build the site anew.`
    : `The webhook answered ${status}.`

async function post(webhook: string, body: string): Promise<Outcome> {
  const wasOnline = navigator.onLine
  try {
    const response = await fetch(webhook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      redirect: 'manual',
      // The request outlives the page, for a visitor who moves on.
      keepalive: new Blob([body]).size <= keepaliveLimit,
      signal: AbortSignal.timeout(requestTimeout),
    })
    if (response.ok) return 'success'
    console.error(`The request could not be sent. ${whyRefused(webhook, response)}`)
    return 'refused'
  } catch (error) {
    // A page that is being left hears this, too, though its request goes on. It is gone before the next task.
    await new Promise((resolve) => setTimeout(resolve))
    console.error('The request could not be sent.', error)
    return wasOnline ? 'unconfirmed' : 'offline'
  }
}

/**
 * Posts a payload as JSON (R-FORM-4): only the status of the answer is read, any 2xx that no redirect led
 * to is a success. A failure is logged and never tried again behind the visitor's back.
 */
export const send = (webhook: string, payload: object): Promise<Outcome> => post(webhook, JSON.stringify(payload))
