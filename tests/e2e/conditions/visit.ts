/** A visitor on a page, under a condition. */
import type { BrowserContextOptions, LaunchOptions, Locator, Page } from '@playwright/test'

import { inboxOrigin } from '../support/origins'
import type { SitePage } from '../support/site'
import { watchPage } from '../support/watch'

export type Condition = {
  /** Pages where it can be. */
  at?: (page: SitePage) => unknown
  context?: BrowserContextOptions
  launch?: LaunchOptions
  /** Makes it, before a page is opened and on the open page. */
  before?: (page: Page) => unknown
  after?: (page: Page) => unknown
  /** Whether it is there, on a page that has been used. */
  isThere: (page: Page) => unknown
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

export async function visitPage(page: Page, here: SitePage, condition: Condition) {
  const { problems, allow } = watchPage(page)
  allow(new RegExp(`^foreign request: ${inboxOrigin}/`), ...(condition.explains ? [condition.explains] : []))
  page.setDefaultTimeout(patience)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const visit = {
    page,
    here,
    condition,
    problems,
    /** What stands in the form, by the names of its fields. */
    typed: new Map<string, string>(),
    /** How many requests the automation host has taken. */
    arrived: 0,
    /** Where in the screen the visitor pressed something. */
    stood: 0,
    /** What the main thread has worked, in seconds of a full core: a busy machine stretches time, but not work. */
    work: async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
    },
    open: async () => {
      await page.goto(here.path, { waitUntil: 'commit' })
      await visit.arrive()
    },
    /** Waits for a page that begins to load. */
    arrive: async () => {
      await page.locator('body > script').last().waitFor({ state: 'attached' })
      if (!condition.isWithoutScript) await page.locator('html[data-scripts]').waitFor({ timeout: 9000 })
      await condition.after?.(page)
    },
    press: async (control: Locator) => {
      // In the middle: neither the bar nor a toast lies there. Playwright may scroll to what it points at.
      await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await (condition.isByKeys ? control.focus() : control.hover())
      visit.stood = await control.evaluate((element) => {
        Reflect.set(window, 'pressed', element)
        return element.getBoundingClientRect().top
      })
      await (condition.isByKeys ? control.press('Enter') : control.click())
    },
  }
  // Stands in for both hosts.
  await page.route(`${inboxOrigin}/**`, (route) => {
    if (!route.request().url().includes('/webhook/'))
      return route.fulfill({ contentType: 'text/html', body: '<h1>Privacy</h1>' })
    if (route.request().method() === 'POST') visit.arrived += 1
    return route.fulfill({ headers: anyPage })
  })
  await condition.before?.(page)
  return visit
}

/** The host's permission to send from any page. */
export const anyPage = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' }
