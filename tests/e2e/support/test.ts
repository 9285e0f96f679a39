import { test as base, expect, type Locator, type Page } from '@playwright/test'

import { languageOf } from '../../../src/i18n/paths'
import { type Watch, watchPage } from './watch'
import { word } from './words'

export { expect }

/** Playwright's test; at its end nothing may have gone wrong on its page that the test did not allow. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const watch = watchPage(page)
      await use(watch)
      expect(watch.problems(), 'problems on the page').toEqual([])
    },
    { auto: true },
  ],
})

/** What a page that runs on a missing path says to the console and the network. */
export const missingPath = [/404/]

/** Opens a page and waits until its start script runs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await running(page)
}

/**
 * Opens a page and stops its clock: from here on its timers go off only when the test lets time pass, however slow the
 * machine is.
 */
export async function openWithStillClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T09:00:00Z') })
  await open(page, path)
  // Code on its way would seem late when the clock is put forward.
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(new Date('2026-11-20T10:00:00Z'))
}

/** Lets a page's still clock go on by so many milliseconds. */
export const pass = (page: Page, ms: number) => page.clock.runFor(ms)

export const root = (page: Page) => page.locator('html')

/** Waits until the start script of the page runs. */
export const running = (page: Page): Promise<void> => expect(root(page)).toHaveAttribute('data-scripts', '')

/** A page's link in the site map. Another link of the footer leads to the page itself: its cookie preferences. */
export const siteMapLink = (page: Page, path: string) => page.locator(`#site-map a[href="${path}"]`)

/**
 * Follows a link by its key. A pointer would have the page fetched before its click, past all that a test holds back or
 * counts.
 */
export async function followByKey(link: Locator): Promise<void> {
  await link.focus()
  await link.press('Enter', { noWaitAfter: true })
}

/** Goes to a page by its link in the site map, and waits until it has come. */
export async function follow(page: Page, path: string): Promise<void> {
  await siteMapLink(page, path).click()
  await expect(page).toHaveURL(path)
  await running(page)
}

/** Waits until a layer that was closed (menu, list, dialog) has left the history: that takes a moment. */
export const expectNoTrace = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.history.state?.layers)).toBeUndefined()

export const languageHere = (page: Page) => languageOf(new URL(page.url()).pathname)

export const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: word(languageHere(page), 'menu.open') })

/** Path, search and hash in the address bar. */
export const address = (page: Page) => page.url().replace(new URL(page.url()).origin, '')
