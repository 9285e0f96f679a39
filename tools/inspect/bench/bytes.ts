import type { Browser } from '@playwright/test'

import type { Figures } from './figures'
import { onPhone, touch, whenRunning } from './phone'
import { type Transfer, watchTraffic } from './traffic'

function byKind(transfers: readonly Transfer[], prefix: string): Figures {
  const figures: Figures = {}
  for (const { kind, bytes } of transfers) {
    for (const name of [kind, 'all']) figures[`${prefix}${name}`] = (figures[`${prefix}${name}`] ?? 0) + bytes
  }
  return figures
}

/** Bytes by kind of file, compressed: before anybody touches the page, and after the first touch has started its app. */
export const measureBytes = (browser: Browser, address: string): Promise<Figures> =>
  onPhone(browser, async (page) => {
    const traffic = watchTraffic(page)
    await page.goto(address, { waitUntil: 'load' })
    await traffic.whenQuiet()
    const before = await traffic.transfers()
    await touch(page)
    await whenRunning(page)
    await traffic.whenQuiet()
    return {
      ...byKind(before, 'bytes '),
      requests: before.length,
      ...byKind(await traffic.transfers(), 'touched bytes '),
    }
  })
