import type { Browser, Locator, Page } from '@playwright/test'

import { slowDown } from '../../../tests/e2e/support/slow-phone'
import type { Figures } from './figures'
import { observePage, seenDuring } from './observe'
import { onPhone } from './phone'

type Tap = { name: string; on: (page: Page) => Locator; answer: (page: Page) => Locator }

/** What a visitor taps first, and what must stand on the screen then. */
export const taps: Tap[] = [
  {
    name: 'menu',
    on: (page) => page.locator('[popovertarget=menu]'),
    answer: (page) => page.locator('#menu nav a').first(),
  },
  {
    name: 'switcher',
    on: (page) => page.locator('[popovertarget=languages]'),
    answer: (page) => page.locator('#languages a').first(),
  },
  {
    name: 'question',
    on: (page) => page.locator('main summary').first(),
    answer: (page) => page.locator('main details[open] > :not(summary)').first(),
  },
]

/** A tap where the element stands now: no waiting until it may be tapped, as a finger does not. */
export async function tapAt(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} has no place on the screen.`)
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const firstTap = (browser: Browser, address: string, { name, on, answer }: Tap): Promise<Figures> =>
  onPhone(browser, async (page) => {
    await observePage(page)
    await slowDown(page)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const target = on(page)
    if ((await target.count()) === 0) return {}
    const { event } = await seenDuring(page, async () => {
      await tapAt(target)
      await answer(page).waitFor()
    })
    return { [`first tap ${name}`]: event }
  })

/** How long each first tap waits for its answer, nothing cached, on a slow phone; a page without such an element has none. */
export async function measureFirstTaps(browser: Browser, address: string): Promise<Figures> {
  const figures: Figures = {}
  for (const tap of taps) Object.assign(figures, await firstTap(browser, address, tap))
  return figures
}
