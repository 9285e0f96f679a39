import type { Browser, Page } from '@playwright/test'

import { slowDown } from '../../../tests/e2e/support/slow-phone'
import type { Figures } from './figures'
import { measureFirstTaps, tapAt, taps } from './first-taps'
import { observePage, type Seen, seenDuring } from './observe'
import { onPhone, touch, whenRunning } from './phone'
import { watchTraffic } from './traffic'

const form = (page: Page) => page.locator('main form').first()

/** Steps of the visit: each shows what it does, and leaves the page as it was. A page without their element skips them. */
const steps: Record<string, { needs: string; act: (page: Page) => Promise<unknown> }> = {
  menu: {
    needs: '[popovertarget=menu]',
    act: async (page) => {
      const [menu] = taps
      if (!menu) return
      await tapAt(menu.on(page))
      await menu.answer(page).waitFor()
      await page.keyboard.press('Escape')
      await menu.answer(page).waitFor({ state: 'hidden' })
    },
  },
  question: { needs: 'main summary', act: (page) => tapAt(page.locator('main summary').first()) },
  dialog: {
    needs: 'footer a[aria-haspopup=dialog]',
    act: async (page) => {
      const dialog = page.getByRole('dialog')
      await tapAt(page.locator('footer a[aria-haspopup=dialog]').first())
      await dialog.waitFor()
      await dialog.getByRole('button').first().click()
      await dialog.waitFor({ state: 'hidden' })
    },
  },
  typing: {
    needs: 'main form textarea',
    act: async (page) => {
      await tapAt(form(page).locator('textarea'))
      await page.keyboard.type('I sell lemons from Etna.', { delay: 60 })
    },
  },
  sending: {
    needs: 'main form [type=submit]',
    act: async (page) => {
      // Only now: a page with a route has no cache.
      await answerForms(page)
      await fillRest(page)
      await tapAt(form(page).locator('[type=submit]'))
      await form(page).getByRole('status').filter({ hasText: /\S/ }).waitFor()
    },
  },
}

/** Whatever the form still asks for: an answer that each kind of control takes. */
async function fillRest(page: Page): Promise<void> {
  for (const control of await form(page).locator('input[required], select[required], textarea[required]').all()) {
    const kind = await control.evaluate((element: HTMLInputElement) => element.type)
    if (kind === 'checkbox') await control.check()
    else if (kind.startsWith('select')) await control.selectOption({ index: 1 })
    else await control.fill(kind === 'email' ? 'rosalia@example.org' : 'Rosalia 095 1234567')
  }
}

/** Nothing leaves the machine: whoever is written to answers at once. */
const answerForms = (page: Page) =>
  page.route(/webhook/, (route) =>
    route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, json: {} }),
  )

/** A touch on a link of the menu, its page's data fetched before: until the browser answers it, and until the page stands there. */
async function nextPage(page: Page): Promise<Seen | undefined> {
  const [menu] = taps
  const link = page.locator('#menu nav a:not([aria-current])').nth(1)
  if (!menu || (await link.count()) === 0) return undefined
  await tapAt(menu.on(page))
  await link.waitFor()
  const traffic = watchTraffic(page)
  await link.hover()
  await traffic.whenQuiet()
  return seenDuring(page, async () => {
    await tapAt(link)
    await page.waitForFunction(() => window.benchSeen.shown.length > 0)
  })
}

/** From the first touch to the running app, its files in the cache. */
async function start(page: Page): Promise<Figures> {
  const begin = Date.now()
  const { task } = await seenDuring(page, async () => {
    await touch(page)
    await whenRunning(page)
  })
  return { start: Date.now() - begin, 'start longest task': task }
}

const appVisit = (browser: Browser, address: string): Promise<Figures> =>
  onPhone(browser, async (page) => {
    await page.goto(address)
    await touch(page)
    const traffic = watchTraffic(page)
    if (!(await whenRunning(page))) return {}
    await traffic.whenQuiet()
    await observePage(page)
    await slowDown(page)
    await page.reload()
    const figures = await start(page)
    for (const [name, { needs, act }] of Object.entries(steps)) {
      if ((await page.locator(needs).count()) === 0) continue
      figures[name] = (await seenDuring(page, () => act(page))).event
    }
    const next = await nextPage(page)
    return { ...figures, ...(next && { 'next page': next.event, 'next page shown': next.shown }) }
  })

/** The next page at this machine's own speed, in an app that has done nothing else. */
const nextPageAtFullSpeed = (browser: Browser, address: string): Promise<Figures> =>
  onPhone(browser, async (page) => {
    await observePage(page)
    await page.goto(address)
    await touch(page)
    const traffic = watchTraffic(page)
    if (!(await whenRunning(page))) return {}
    await traffic.whenQuiet()
    const next = await nextPage(page)
    return { ...(next && { 'next page shown, full speed': next.shown }) }
  })

/** The scripted visit of a page on a slow phone: the first taps before its app, then its app's start, then everything in it. */
export async function measureVisit(browser: Browser, address: string): Promise<Figures> {
  return {
    ...(await measureFirstTaps(browser, address)),
    ...(await appVisit(browser, address)),
    ...(await nextPageAtFullSpeed(browser, address)),
  }
}
