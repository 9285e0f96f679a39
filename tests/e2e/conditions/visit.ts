import type { BrowserContextOptions, CDPSession, LaunchOptions, Locator, Page } from '@playwright/test'

import { inboxOrigin } from '../support/origins'
import type { SitePage } from '../support/site'
import { watchPage } from '../support/watch'

export type Action = {
  /** Pages where it can be done. */
  at?: (page: SitePage) => boolean
  does: (visit: Visit) => Promise<unknown>
  /** The focus and the place may change. */
  moves?: true
  /** All of the page has been seen: labels and every width are looked at. */
  reads?: true
  /** In ms, if it may take longer than others: something outside answers, or has its limit. */
  limit?: number
}

export type Condition = {
  /** Pages where it can be. */
  at?: (page: SitePage) => unknown
  context?: BrowserContextOptions
  launch?: LaunchOptions
  /** Before a page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Once it is open. */
  after?: (page: Page) => Promise<unknown>
  /** Whether the condition is there, on a page that has been used. */
  isThere: (page: Page) => Promise<unknown> | unknown
  /** What the console may say. */
  explains?: RegExp[]
  /** Actions that nobody can do under it, and why. */
  cannot?: Record<string, string>
  isByKeys?: true
  isWithoutScript?: true
}

/** A visitor on a page, and what a test knows of both. */
export type Visit = {
  page: Page
  session: CDPSession
  here: SitePage
  action: Action
  open: () => Promise<void>
  press: (control: Locator) => Promise<void>
  isByKeys: boolean
  /** What stands in the form, by the names of its fields. */
  typed: Map<string, string>
  /** How many requests the automation host has taken. */
  arrived: () => number
  /** How long the last action took, in ms, and what it cost the main thread, in seconds of a full core. */
  took: number
  cost: () => Promise<number>
  before: { y: number }
  problems: () => string[]
}

/** Where the page stands, and whether the element that had the focus has it still. */
export const markOf = (page: Page) =>
  page.evaluate(() => {
    const last: unknown = Reflect.get(window, 'focusBefore')
    const isFocusKept = !(last instanceof Element) || !last.isConnected || last === document.activeElement
    Reflect.set(window, 'focusBefore', document.activeElement === document.body ? undefined : document.activeElement)
    return { y: Math.round(scrollY), isFocusKept }
  })

/** Notes what Playwright cannot ask for later. */
const noteLongTasks = () =>
  new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map(({ duration }) => duration))
    Reflect.set(window, 'longestTask', Math.max(longest, Number(Reflect.get(window, 'longestTask') ?? 0)))
  }).observe({ type: 'longtask', buffered: true })

/** The host's permission to send from any page. */
export const anyPage = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' }

/** Opens a page under a condition. */
export async function visitPage(page: Page, here: SitePage, condition: Condition, width: number): Promise<Visit> {
  let arrived = 0
  const watch = watchPage(page)
  watch.allow(new RegExp(`^foreign request: ${inboxOrigin}/`), ...(condition.explains ?? []))
  page.setDefaultTimeout(6000)
  await page.setViewportSize({ width, height: 800 })
  await page.addInitScript(noteLongTasks)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  // Stands in for both hosts.
  await page.route(`${inboxOrigin}/**`, async (route) => {
    if (!route.request().url().includes('/webhook/'))
      return route.fulfill({ contentType: 'text/html', body: '<h1>Privacy</h1>' })
    if (route.request().method() === 'POST') arrived += 1
    return route.fulfill({ headers: anyPage })
  })
  await condition.before?.(page)
  const visit: Visit = {
    page,
    session,
    here,
    action: { does: async () => undefined },
    open: async () => {
      await page.goto(here.path, { waitUntil: 'commit' })
      await page.locator('body > script').last().waitFor({ state: 'attached' })
      await page.locator('main h1').waitFor()
      const isRunning = page.locator('html[data-scripts]').waitFor({ timeout: condition.isWithoutScript ? 1 : 6000 })
      await isRunning.catch(() => undefined)
      await condition.after?.(page)
    },
    press: async (control) => {
      // In the middle: neither the bar nor a toast lies there.
      await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      if (condition.isByKeys) await control.focus()
      visit.before = await markOf(page)
      await (condition.isByKeys ? control.press('Enter') : control.click())
    },
    isByKeys: condition.isByKeys ?? false,
    typed: new Map(),
    arrived: () => arrived,
    took: 0,
    cost: async () => 0,
    before: { y: 0 },
    problems: watch.problems,
  }
  return visit
}

/** Does one thing, and measures it. */
export async function act(visit: Visit, action: Action): Promise<void> {
  const { session, page } = visit
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  const start = await spent()
  visit.action = action
  visit.cost = async () => (await spent()) - start
  visit.before = await markOf(page)
  const began = Date.now()
  await action.does(visit)
  visit.took = Date.now() - began
}
