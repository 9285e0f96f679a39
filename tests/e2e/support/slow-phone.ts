import type { Page } from '@playwright/test'

/** Holds back what is asked for. Returns what lets it come. */
export async function hold(page: Page, asked: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(asked, async (route) => {
    await released
    // A page that was left meanwhile waits for nothing any more.
    await route.continue().catch(() => undefined)
  })
  return release
}

/** The code of islands: every script but the start script, which each page has. */
const islandScripts = /\/assets\/(?!start-|redirect-)[^?]*\.js/

/** The code of islands comes when the test lets it. */
export const holdIslands = (page: Page): Promise<() => void> => hold(page, islandScripts)

/** The code of islands never arrives; the start script does. */
export const loseIslands = (page: Page): Promise<unknown> => page.route(islandScripts, (route) => route.abort())

/** The start script comes when the test lets it: until then the page is HTML and styles alone. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/*.js')

/** No script arrives. */
export const loseScripts = (page: Page): Promise<unknown> => page.route('**/*.js', (route) => route.abort())

/** What the console and the network say of scripts that never arrive. */
export const lostScripts = [/ERR_FAILED/, /Failed to load resource/, /preload/, /could not be had/, /Failed to fetch/]
