import { addresses } from './addresses'
import { saveForms } from './drafts'
import { linkStyles } from './link-styles'
import { readSession, writeSession } from './session'
import { statusOf } from './site-status'

/**
 * What some work brings, or a rejection where a limit ends before: an import cannot be ended. What comes later is nobody's.
 * @param limit a signal that has not ended
 */
const within = <Result>(limit: AbortSignal, work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason))
    work.then(resolve, reject)
  })

/** Code that is lost stops nothing: the HTML of the page goes on working (R-ERROR-4). */
export const logLost = (error: unknown): void =>
  console.error('The code of an island could not be had or failed.', error)

let attempts = 0

/**
 * Fetches the code of an island, and its styles. A visitor who has lost the line, and found it again, gets the code: Firefox remembers for as
 * long as the page is open that an import failed, and asks again under another address.
 */
export const loadCode = <Code>(
  { folder, load }: { folder: string; load: () => Promise<Code> },
  limit: AbortSignal,
): Promise<Code> => {
  const code = load().catch((error: unknown) => {
    const address = addresses[folder]
    if (!address) throw error
    return import(/* webpackIgnore: true */ `${address}?again=${++attempts}`)
  })
  return within(
    limit,
    Promise.all([code, linkStyles(folder)]).then(([loaded]) => loaded),
  )
}

/**
 * Whether this file makes the page load again: once, or a page that names a missing file would load for ever. A browser
 * that stores nothing, or has no room left, would lose what was typed.
 */
const isFirstTime = (address: string): boolean =>
  !readSession(address) && saveForms() && writeSession(address, 'missing')

/**
 * After a release, the host has other files than an open page asks for. Loads such a page again, at the place that was
 * touched; drafts survive that.
 * @param limit for the code and for this question together; silence does not mean that the file is missing
 * @returns whether the page loads again
 */
export async function reloadIfMissing(folder: string, touched: HTMLElement, limit: AbortSignal): Promise<boolean> {
  const address = addresses[folder]
  if (!address || (await statusOf(address, limit)) !== 404 || !isFirstTime(address)) return false
  const anchor = touched.closest('main [id], footer [id], footer[id]')
  if (anchor) history.replaceState(null, '', `#${anchor.id}`)
  location.reload()
  return true
}
