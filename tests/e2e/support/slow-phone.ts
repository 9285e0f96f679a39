import type { Page } from '@playwright/test'

/** Four times slower than this machine, at 1.6 Mbit/s: a cheap phone on a bad line. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

/** Holds back what is asked for. Returns what lets it come. */
export async function hold(page: Page, asked: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(asked, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Scripts of the app: all but the start script. */
const appScripts = /\/assets\/(?!start-)[^?]*\.js/

/** The app's scripts come when the test lets them; the start script of each page comes. */
export const holdApp = (page: Page): Promise<() => void> => hold(page, appScripts)

/** The data of a page come when the test lets them. */
export const holdData = (page: Page, path: string): Promise<() => void> =>
  hold(page, `**/page-data${path}/page-data.json*`)

/** The app's scripts never arrive; the start script does. */
export const loseApp = (page: Page): Promise<unknown> => page.route(appScripts, (route) => route.abort())

/** No script arrives. */
export const loseScripts = (page: Page): Promise<unknown> => page.route('**/*.js', (route) => route.abort())
