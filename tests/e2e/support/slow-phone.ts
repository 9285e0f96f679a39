import type { Page } from '@playwright/test'

/** Four times slower than this machine, at 1.6 Mbit/s: a cheap phone on a bad line. Returns what ends it. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  return () => session.detach()
}

/** Scripts of the app: all but the start script. */
const appScripts = /\/assets\/(?!start-)[^?]*\.js/

/** Holds the app's scripts back; the start script of each page comes. Returns what lets them come. */
export async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(appScripts, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The app's scripts never arrive; the start script does. */
export const loseApp = (page: Page): Promise<unknown> => page.route(appScripts, (route) => route.abort())

/** No script arrives. */
export const loseScripts = (page: Page): Promise<unknown> => page.route('**/*.js', (route) => route.abort())

/** The data of a page come when the test lets them. */
export async function holdData(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/page-data${path}/page-data.json*`, async (route) => {
    await held
    await route.continue()
  })
  return release
}
