import type { Webhook } from '../../src/forms/definition'
import { Refusal } from '../support/http/answer'
import { Problem } from '../support/problem'

/** Longer than the site waits, so that the log shows the host's late answer. */
const patience = 30_000

const addressOf = (base: URL, form: Webhook) => `${base.href.replace(/\/$/, '')}/webhook/${form}`

const post = async (address: string, payload: unknown, browser: string) => {
  try {
    return await fetch(address, {
      method: 'POST',
      // A host that ignores robots would refuse the inbox's own user agent.
      headers: { 'Content-Type': 'application/json', 'User-Agent': browser },
      body: JSON.stringify(payload),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal(502, `${address} could not be reached: ${reason}.`)
  }
}

/**
 * Sends a request on to a real automation host, below its address under the same path (/webhook/contact,
 * /webhook/event), with the user agent of the browser.
 * @throws Refusal with the host's own status if it refuses, 502 if it cannot be reached or answers with a redirect
 */
const forwardTo = (base: URL) => async (form: Webhook, payload: unknown, browser: string) => {
  const address = addressOf(base, form)
  const { ok, status, headers } = await post(address, payload, browser)
  if (status >= 300 && status < 400)
    throw new Refusal(
      502,
      `${address} answered ${status}, a redirect to ${headers.get('location')}: forms follow none.`,
    )
  if (!ok) throw new Refusal(status, `${address} answered ${status}.`)
  return address
}

export type Forward = ReturnType<typeof forwardTo>

/** @throws Problem if the text is no http address */
export const forwardFrom = (text: string) => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return forwardTo(new URL(text))
  throw new Problem(
    `--forward is "${text}", and that is no address. Name the automation host, for example --forward http://localhost:5678`,
  )
}
