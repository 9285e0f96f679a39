/** Entries that a policy document adds to the history while it stands in its frame. */
import type { Page } from '@playwright/test'

import { footerOf } from './support/footer'
import { inboxOrigin } from './support/origins'
import { pageOf, sampled } from './support/site'
import { address, expect, expectNoTrace, follow, menuButton, open, test } from './support/test'

const first = pageOf('our-philosophy', 'en').path
const here = pageOf('from-zero', 'en').path

const entries = `<!doctype html><title>Policy</title><h1 id="top">Policy</h1>
  <a href="#data">Data</a> <a href="#rights">Rights</a> <a href="/en/cookie">Cookies</a>
  <h2 id="data">Data</h2><h2 id="rights">Rights</h2>`

const dialog = (page: Page) => page.getByRole('dialog')
const frame = (page: Page) => dialog(page).frameLocator('iframe')

async function openPolicy(page: Page): Promise<void> {
  await footerOf(page).locator('a[data-policy=privacy]').click()
  await expect(frame(page).getByRole('link', { name: 'Data' })).toBeVisible()
}

/** Clicks entries in the frame, and waits until the history shows them. */
async function clickEntries(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const before = await page.evaluate(() => history.length)
    await frame(page).getByRole('link', { name }).click()
    // The frame's entry, and ours above it.
    await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 2)
  }
}

test.beforeEach(async ({ page, watch }) => {
  watch.allow(new RegExp(`^foreign request: ${inboxOrigin}/`))
  await page.route(`${inboxOrigin}/en/privacy`, (route) => route.fulfill({ contentType: 'text/html', body: entries }))
  await open(page, first)
  await follow(page, here)
  await openPolicy(page)
})

const clicked = [['Data'], ['Data', 'Rights'], ['Data', 'Cookies']] as const

for (const names of sampled(clicked, 1)) {
  test(`given clicks on ${names.join(' and ')} in a policy, Back closes the dialog first, then leads to the page before (R-CHROME-4, R-POLICY-1)`, async ({
    page,
  }) => {
    await clickEntries(page, names)
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expectNoTrace(page)
    expect(address(page)).toBe(here)
    await page.goBack()
    await expect(page).toHaveURL(first)
  })

  test(`given clicks on ${names.join(' and ')} in a policy, closing the dialog leaves no dead Back, and Back closes the menu (R-CHROME-4, R-POLICY-1)`, async ({
    page,
  }) => {
    await clickEntries(page, names)
    await dialog(page).getByRole('button').first().click()
    await expect(dialog(page)).toHaveCount(0)
    await expectNoTrace(page)
    await menuButton(page).click()
    await expect(page.locator('#menu nav')).toBeVisible()
    await page.goBack()
    await expect(page.locator('#menu nav')).toBeHidden()
    expect(address(page)).toBe(here)
    await page.goBack()
    await expect(page).toHaveURL(first)
  })
}

test('given a dialog that is closed right after a click in its document, no Back is dead (R-CHROME-4)', async ({
  page,
}) => {
  await frame(page).getByRole('link', { name: 'Data' }).click()
  await dialog(page).getByRole('button').first().click()
  await expect(dialog(page)).toHaveCount(0)
  await expectNoTrace(page)
  await page.goBack()
  await expect(page).toHaveURL(first)
})
