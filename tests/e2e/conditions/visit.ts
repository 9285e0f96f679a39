/** A visitor on a page, under a condition. */
import type { BrowserContextOptions, LaunchOptions, Locator, Page, Route } from '@playwright/test'

import { formOf } from '../support/form-test'
import { inboxOrigin } from '../support/origins'
import type { SitePage } from '../support/site'
import { expect } from '../support/test'
import { watchPage } from '../support/watch'

export type Condition = {
  /** Pages where it can be. */
  at?: (page: SitePage) => unknown
  context?: BrowserContextOptions
  launch?: LaunchOptions
  /** Makes it, before a page is opened and on the open page. */
  before?: (page: Page) => unknown
  after?: (page: Page) => unknown
  /** Whether it is there, on a page that has been used: in the words of the page's own code, or of the browser's. */
  isThere: string | ((page: Page) => unknown)
  /** Actions in which it shows. */
  needs?: readonly string[]
  /** What the console may say. */
  explains?: RegExp
  /** Actions that nobody can do under it, and why. */
  cannot?: Record<string, string>
  isByKeys?: true
  isWithoutScript?: true
}

export type Visit = Awaited<ReturnType<typeof visitPage>>

/** In ms: no visitor waits longer for something to see. */
export const patience = 6000

/** The host's permission to send from any page. */
export const anyPage = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' }

export const isUnder = (page: Page, { isThere }: Condition): unknown =>
  typeof isThere === 'string' ? page.evaluate(`Boolean(${isThere})`) : isThere(page)

/** Forms and what stands over the page say something new. */
export const wordsOf = (page: Page): Promise<string> =>
  page.locator('main section:not(:has(form))').evaluateAll((all) => all.map((one) => one.textContent).join())

export async function visitPage(page: Page, here: SitePage, condition: Condition) {
  const { problems, allow } = watchPage(page)
  allow(new RegExp(`^foreign request: ${inboxOrigin}/`), ...(condition.explains ? [condition.explains] : []))
  page.setDefaultTimeout(patience)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const visit = {
    ...{ page, here, condition, problems },
    /** What stands in the form, by the names of its fields. */
    typed: new Map<string, string>(),
    /** What the automation host has taken. */
    arrived: [] as Record<string, unknown>[],
    /** The words of the page, as it came and was changed. */
    words: '',
    /** What the main thread has worked, in seconds of a full core: a busy machine stretches time, but not work. */
    work: async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
    },
    open: async () => {
      await page.goto(visit.here.path, { waitUntil: 'commit' })
      await visit.arrive()
    },
    /** Waits for a page that begins to load. */
    arrive: async () => {
      await page.locator('body > script').last().waitFor({ state: 'attached' })
      if (!condition.isWithoutScript) await page.locator('html[data-scripts]').waitFor({ timeout: 9000 })
      // What lies below the form's note moves when it comes.
      else if ((await formOf(page).form.count()) > 0) await formOf(page).mailNote.waitFor({ timeout: 9000 })
      await condition.after?.(page)
      visit.words = await wordsOf(page)
    },
    /** Returns what to ask where neither the focus nor the page may have moved from what was pressed. */
    press: async (control: Locator) => {
      // In the middle: neither the bar nor a toast lies there.
      await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      // A click may scroll once more, where something covers the control or moves it.
      await control.evaluate(
        (element, event) => {
          const mark = () => Object.assign(window, { pressedAt: element.getBoundingClientRect().top })
          // Without scripts nothing listens.
          mark()
          addEventListener(event, mark, { capture: true, once: true })
        },
        condition.isByKeys ? 'keydown' : 'pointerdown',
      )
      await (condition.isByKeys ? control.press('Enter') : control.click())
      return async () => {
        const moved = (element: Element) =>
          element.getBoundingClientRect().top - Number(Reflect.get(window, 'pressedAt'))
        expect(Math.abs(await control.evaluate(moved)), 'px that what was pressed has moved').toBeLessThanOrEqual(2)
        await expect(control).toBeFocused()
      }
    },
  }
  // Stands in for both hosts.
  await page.route(`${inboxOrigin}/**`, (route: Route) => {
    const isPolicy = !route.request().url().includes('/webhook/')
    if (isPolicy) return route.fulfill({ contentType: 'text/html', body: '<h1>Privacy</h1>' })
    if (route.request().method() === 'POST') visit.arrived.push(route.request().postDataJSON())
    return route.fulfill({ headers: anyPage })
  })
  await condition.before?.(page)
  return visit
}
