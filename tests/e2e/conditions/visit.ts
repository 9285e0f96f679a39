/** A visitor on a page, under a condition. */
import type { BrowserContextOptions, LaunchOptions, Locator, Page } from '@playwright/test'

import { formOf } from '../support/form-test'
import { inboxOrigin } from '../support/origins'
import type { SitePage } from '../support/site'
import { watchPage } from '../support/watch'

export type Condition = {
  context?: BrowserContextOptions
  launch?: LaunchOptions
  /** Makes it, before a page is opened and on each page that has opened. */
  before?: (page: Page) => unknown
  after?: (page: Page) => unknown
  /** Whether it is there, on a page that has been used, where that is not certain: asked in the page, or of it. */
  isThere?: string | ((page: Page) => unknown)
  /** Actions in which it shows: `npm test` takes these with it. */
  shows: readonly string[]
  can?: (action: string) => boolean
  /** What the console may say. */
  explains?: RegExp
  isByKeys?: true
  isWithoutScript?: true
  isWithoutDrafts?: true
}

export type Visit = Awaited<ReturnType<typeof visitPage>>

/** In ms: no visitor waits longer for something to see. */
export const patience = 6000

/** The host's permission to send from any page. */
export const anyPage = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' }

export async function visitPage(page: Page, here: SitePage, condition: Condition) {
  const { faults, allow } = await watchPage(page)
  allow(new RegExp(`^foreign request: ${inboxOrigin}/`), condition.explains ?? /^$/)
  page.setDefaultTimeout(patience)
  /** What the automation host has taken. */
  const arrived: Record<string, unknown>[] = []
  /** What stands in the form, by the names of its fields. */
  const typed = new Map<string, string>()
  /** Waits for a page that begins to load. */
  const arrive = async () => {
    await page.locator('body > script').last().waitFor({ state: 'attached' })
    if (!condition.isWithoutScript) await page.locator('html[data-scripts]').waitFor({ timeout: 9000 })
    // What lies below the form's note moves when it comes.
    else if ((await formOf(page).form.count()) > 0) await formOf(page).mailNote.waitFor({ timeout: 9000 })
    await condition.after?.(page)
  }
  const open = async () => {
    await page.goto(here.path, { waitUntil: 'commit' })
    await arrive()
  }
  const press = async (control: Locator) => {
    // In the middle: neither the bar nor a toast lies there.
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await (condition.isByKeys ? control.press('Enter') : control.click())
  }
  // Stands in for both hosts.
  await page.route(`${inboxOrigin}/**`, (route) => {
    const isPolicy = !route.request().url().includes('/webhook/')
    if (isPolicy) return route.fulfill({ contentType: 'text/html', body: '<h1>Privacy</h1>' })
    if (route.request().method() === 'POST') arrived.push(route.request().postDataJSON())
    return route.fulfill({ headers: anyPage })
  })
  await condition.before?.(page)
  return { page, here, condition, faults, typed, arrived, arrive, open, press }
}
