import type { Page } from '@playwright/test'

/** Holds requests back, all or those of a type. Returns a function that lets them go. */
export async function hold(page: Page, asked: string | RegExp, type = /./): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(asked, async (route) => {
    if (type.test(route.request().resourceType())) await released
    // A page that the visitor has left waits for nothing.
    await route.fallback().catch(() => undefined)
  })
  return release
}

/** The code of islands: every script that a touch fetches. Pages come with the others. */
const islandScripts = /\/assets\/(?!start-)[^?]*\.js/

/** Holds back the code of islands until the test lets it go. */
export const holdIslands = (page: Page): Promise<() => void> => hold(page, islandScripts)

/** The code of islands never arrives; the start script does. */
export const loseIslands = (page: Page): Promise<unknown> => page.route(islandScripts, (route) => route.abort())

/** Holds back the start script until the test lets it go: until then the page is HTML and styles only. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/*.js')

/** Opens a page whose start script is held back, and waits for its last element. */
export async function openHeld(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('body > script').last().waitFor({ state: 'attached' })
}

/** Messages of the console and the network about scripts that never arrive. The page knows of each: no error is uncaught. */
export const lostScripts = [/ERR_FAILED/, /Failed to load resource/, /preload/, /could not be had/]
