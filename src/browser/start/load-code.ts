import { limits } from '../../contract/constants'

/** The address of each island's file, by its folder: '/assets/form-….js' for `form`. The bundler has them, `develop` none. */
declare const ISLANDS: Readonly<Record<string, string>> | undefined
const addressOf = (folder: string) => (typeof ISLANDS === 'undefined' ? undefined : ISLANDS[folder])

/** What some work brings, or a rejection after some time: an import cannot be ended, so what comes later is ignored. */
const withTimeout = <Result>(ms: number, work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(reject, ms, new Error(`Nothing came within ${ms} ms.`))
    }),
  ])

/** Code that is lost stops nothing: the HTML of the page goes on working (R-ERROR-4). */
export const logLost = (error: unknown): void =>
  console.error('The code of an island could not be had or failed.', error)

/** The folder of the code in src/browser, what imports it, and how long that may take, in ms. */
type Asked<Code> = { folder: string; load: () => Promise<Code>; limit?: number }

/**
 * Fetches the code of an island, with its styles.
 * @param isNeeded asks once more under another address: Firefox remembers for as long as the page is open that an import
 *   failed, and a visitor may have found the line again
 */
export function loadCode<Code>({ folder, load, limit = limits.code }: Asked<Code>, isNeeded: boolean): Promise<Code> {
  const code = load().catch((error: unknown) => {
    const address = isNeeded && addressOf(folder)
    if (!address) throw error
    return import(/* webpackIgnore: true */ `${address}?again=${Date.now()}`)
  })
  return withTimeout(limit, code)
}
