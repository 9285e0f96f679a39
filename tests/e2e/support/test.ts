import { test as base, expect, type Locator, type Page } from '@playwright/test'

import { languageOf } from '../../../src/i18n/paths'
import { inboxOrigin } from './origins'
import { type Watch, watchPage } from './watch'
import { word } from './words'

export { expect }

/** An expectation that lets the test go on when it fails, so that one run names every fault. */
export const softly = expect.configure({ soft: true })

/** Playwright's test. At its end, the page may have had no fault that the test did not allow, and there is no cookie. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const watch = await watchPage(page)
      await use(watch)
      expect(watch.faults(), 'faults of the page').toEqual([])
      expect(await page.context().cookies(), 'cookies (R-POLICY-3)').toEqual([])
    },
    { auto: true },
  ],
})

/** What a test needs. The test is skipped where the site has no such thing: an owner may have taken it away. */
export function needed<Thing>(thing: Thing | undefined, what: string): Thing {
  test.skip(thing === undefined, `The site has no ${what}.`)
  if (thing === undefined) throw new Error(`The site has no ${what}.`)
  return thing
}

/** Messages of the console and the network on a missing path. */
export const missingPath = [/404/]

/** Requests for policy documents, which the inbox has. */
export const documents = new RegExp(`^foreign request: ${inboxOrigin}/(en|it)/`)

/** The paths of the documents that a page loads from now on. */
export function loadsOf(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname))
  return loads
}

/** Opens a page and waits until its start script has run. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await running(page)
}

/**
 * Opens a page and stops its clock. Timers fire only when the test lets time pass, on slow machines as on fast ones.
 */
export async function openWithStillClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T09:00:00Z') })
  await open(page, path)
  // With code still on its way, moving the clock would make it seem late.
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Lets a page's stopped clock go on by some milliseconds. */
export const pass = (page: Page, ms: number) => page.clock.runFor(ms)

export const root = (page: Page) => page.locator('html')

/** Waits until the start script of the page has run. */
export const running = (page: Page): Promise<void> => expect(root(page)).toHaveAttribute('data-scripts', '')

/**
 * The link to a page in the footer. The footer's link for cookie preferences leads to the page itself, so it does not
 * count.
 */
export const siteMapLink = (page: Page, path: string) => page.locator(`#site-map a[href="${path}"]`)

/**
 * Follows a link by keyboard. A pointer would make the browser fetch the page before the click, outside the control of
 * the test.
 */
export async function followByKey(link: Locator): Promise<void> {
  await link.focus()
  await link.press('Enter', { noWaitAfter: true })
}

/** Follows a link of the footer, and waits for the page. */
export async function follow(page: Page, path: string): Promise<void> {
  await siteMapLink(page, path).click()
  await expect(page).toHaveURL(path)
  await running(page)
}

export const languageHere = (page: Page) => languageOf(new URL(page.url()).pathname)

export const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: word(languageHere(page), 'menu.open') })

/** Path, search and hash in the address bar. */
export const address = (page: Page) => page.url().replace(new URL(page.url()).origin, '')
