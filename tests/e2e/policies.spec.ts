import type { Page } from '@playwright/test'

import { violations, violationsInTheDark } from './support/axe'
import { chooseLetters } from './support/fit'
import { footerOf } from './support/footer'
import { inboxOrigin } from './support/origins'
import { pageOf, site } from './support/site'
import { documents, expect, languageHere, open, test } from './support/test'
import { word } from './support/words'

type Policy = 'privacy' | 'cookie'

const name = (page: Page, policy: Policy) => word(languageHere(page), `footer.${policy}`)
const link = (page: Page, policy: Policy) => footerOf(page).getByRole('link', { name: name(page, policy), exact: true })
const dialog = (page: Page, policy: Policy) => page.getByRole('dialog', { name: name(page, policy) })

const shown = (page: Page) => dialog(page, 'privacy').locator('iframe')

/** The document that the build under test shows: the inbox replaces the host of site.json. */
const documentOf = (page: Page, policy: Policy) =>
  inboxOrigin + new URL(site.policies[policy][languageHere(page)]).pathname

test('both policies open in the language of the page @phone (R-POLICY-1, R-PAGE-24)', async ({ page, watch }) => {
  watch.allow(documents)
  await open(page, pageOf('brand-manifesto', 'it').path)
  for (const policy of ['privacy', 'cookie'] as const) {
    await expect(link(page, policy)).toHaveAttribute('href', documentOf(page, policy))
    await link(page, policy).click()
    await expect(dialog(page, policy)).toBeVisible()
    // A screen reader says the name of the dialog.
    await expect(dialog(page, policy)).toBeFocused()
    const frame = dialog(page, policy).locator('iframe')
    await expect(frame).toHaveAttribute('src', documentOf(page, policy))
    await expect(frame).toHaveAttribute('title', name(page, policy))
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
    // A browser does not report that a host forbids framing, so the dialog always has a link to the document
    // (R-POLICY-2).
    const direct = dialog(page, policy).getByRole('link', { name: word('it', 'policy.openDirectly') })
    await expect(direct).toHaveAttribute('href', documentOf(page, policy))
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialog(page, policy).getByText(word('it', 'policy.loading'))).toHaveCount(0)
    await dialog(page, policy)
      .getByRole('button', { name: word('it', 'policy.close') })
      .click()
    await expect(dialog(page, policy)).toHaveCount(0)
    await expect(link(page, policy)).toBeFocused()
  }
})

test('the dialog takes 95% of the viewport’s width and height @phone (R-POLICY-1)', async ({ page, watch }) => {
  watch.allow(documents)
  await open(page, '/en')
  await link(page, 'privacy').click()
  const box = await dialog(page, 'privacy').boundingBox()
  const { width, height } = await page.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }))
  expect(Math.abs((box?.width ?? 0) - width * 0.95)).toBeLessThanOrEqual(1)
  expect(Math.abs((box?.height ?? 0) - height * 0.95)).toBeLessThanOrEqual(1)
  expect(Math.abs((box?.x ?? 0) - width * 0.025)).toBeLessThanOrEqual(1)
})

test('Escape or a click outside closes the dialog, which keeps the focus (R-CHROME-4)', async ({ page, watch }) => {
  watch.allow(documents)
  await open(page, '/it')
  await link(page, 'cookie').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'cookie')).toBeVisible()
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => Boolean(document.activeElement?.closest('header, main, footer')))
    expect(isOutside).toBe(false)
  }
  await dialog(page, 'cookie').getByRole('button').focus()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'cookie')).toHaveCount(0)
  await expect(link(page, 'cookie')).toBeFocused()
  await link(page, 'cookie').click()
  await expect(dialog(page, 'cookie')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog(page, 'cookie')).toHaveCount(0)
})

test('a phone’s Back closes the dialog, and the focus returns (R-CHROME-4)', async ({ page, watch }) => {
  watch.allow(documents)
  // Stands in for the browser's, which only the gesture reaches.
  await page.addInitScript(() => {
    window.CloseWatcher = class extends EventTarget {
      constructor() {
        super()
        addEventListener('back', () => this.dispatchEvent(new Event('close')))
      }
      destroy() {}
    }
  })
  await open(page, '/en')
  await link(page, 'privacy').click()
  await expect(dialog(page, 'privacy')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('back')))
  await expect(dialog(page, 'privacy')).toHaveCount(0)
  await expect(link(page, 'privacy')).toBeFocused()
})

test('the dialog is accessible in both themes', async ({ page, watch }) => {
  // axe checks every frame, and the document is of another origin.
  watch.allow(documents, /Failed to execute 'postMessage'/)
  await open(page, '/en')
  await link(page, 'privacy').click()
  await expect(dialog(page, 'privacy').locator('iframe').contentFrame().getByRole('heading').first()).toBeVisible()
  await expect(page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])'), 'ahead of the order').toHaveCount(0)
  expect.soft(await violations(page)).toEqual([])
  expect.soft(await violationsInTheDark(page), 'dark theme').toEqual([])
})

test('a document out of reach is said to be, and tried again (R-POLICY-2, R-PAGE-15)', async ({ page, watch }) => {
  watch.allow(documents, /ERR_FAILED|Failed to load resource/)
  await page.route(`${inboxOrigin}/**`, (route) => route.abort())
  await open(page, '/it')
  await link(page, 'privacy').click()
  const alert = dialog(page, 'privacy').getByRole('alert')
  await expect(alert).toContainText(word('it', 'policy.unreachable'))
  // What the browser says in the frame can be read, too.
  const isUncovered = (frame: Element) => {
    const { x, y, width, height } = frame.getBoundingClientRect()
    return [0.02, 0.5, 0.98].every((part) => document.elementFromPoint(x + width * part, y + height * part) === frame)
  }
  expect(await shown(page).evaluate(isUncovered)).toBe(true)
  await page.setViewportSize({ width: 320, height: 256 })
  await chooseLetters(page, 32)
  await expect(dialog(page, 'privacy').getByRole('button', { name: word('it', 'policy.close') })).toBeInViewport({
    ratio: 1,
  })
  await page.unroute(`${inboxOrigin}/**`)
  await alert.getByRole('button', { name: word('it', 'policy.retry') }).click()
  await expect(alert).toHaveCount(0)
  await expect(shown(page).contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
})

test('a double click on a consent’s policy opens one dialog, ticks nothing (R-POLICY-1)', async ({ page, watch }) => {
  watch.allow(documents)
  await open(page, '/en/contact')
  await page
    .locator('main form')
    .getByRole('link', { name: name(page, 'privacy') })
    .dblclick()
  await expect(dialog(page, 'privacy')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'privacy')).toHaveCount(0)
  await expect(page.locator('main form [name=privacyAccepted]')).not.toBeChecked()
})

test('given a visitor who wants a new tab, the link opens the document there (R-BASE-1)', async ({ page, watch }) => {
  watch.allow(documents)
  await open(page, '/en')
  const tab = page.context().waitForEvent('page')
  await link(page, 'privacy').click({ modifiers: ['ControlOrMeta'] })
  // The address alone: this headless Chromium may crash when it is asked more of such a tab.
  const opened = await tab
  await expect.poll(() => opened.url()).toBe(documentOf(page, 'privacy'))
  await expect(dialog(page, 'privacy')).toHaveCount(0)
})
