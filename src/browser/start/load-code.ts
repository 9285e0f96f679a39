import { addresses } from './addresses'
import { linkStyles } from './link-styles'

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
