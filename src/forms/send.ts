import { requestTimeout } from './constants'

/**
 * Posts a payload as JSON (specification, section 7). Resolves to whether it succeeded: only the status is read. A
 * failure is logged and never tried again behind the visitor's back.
 */
export async function send(webhook: string, payload: object): Promise<boolean> {
  try {
    const response = await fetch(webhook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(requestTimeout),
    })
    if (!response.ok) throw new Error(`The webhook answered ${response.status}.`)
    return true
  } catch (error) {
    console.error('The request could not be sent.', error)
    return false
  }
}
