import type { Locator, Page } from '@playwright/test'

import { violations, violationsInTheDark } from './support/axe'
import { chooseLetters } from './support/fit'
import { footerOf } from './support/footer'
import { inboxOrigin } from './support/origins'
import { pageOf, site } from './support/site'
import { hold, holdIslands } from './support/slow-phone'
import { documents, expect, languageHere, open, test } from './support/test'
import { word } from './support/words'

type Policy = 'privacy' | 'cookie'

const name = (page: Page, policy: Policy) => word(languageHere(page), `footer.${policy}`)
const link = (page: Page, policy: Policy) => footerOf(page).getByRole('link', { name: name(page, policy), exact: true })
const dialog = (page: Page, policy: Policy) => page.getByRole('dialog', { name: name(page, policy) })

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
    await expect(dialog(page, policy).getByRole('heading', { name: name(page, policy) })).toBeFocused()
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

/** The document in the frame, and whether something of the dialog lies over it. */
const shown = (page: Page) => dialog(page, 'privacy').locator('iframe')
const isUncovered = (frame: Locator) =>
  frame.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const places = [0.02, 0.5, 0.98].flatMap((share) => [0.02, 0.5, 0.98].map((other) => [share, other] as const))
    return places.every(
      ([across, down]) => document.elementFromPoint(x + width * across, y + height * down) === element,
    )
  })

test('where a host lets nobody ask, a line says that it may not appear (R-POLICY-2)', async ({ page, watch }) => {
  watch.allow(documents, /ERR_BLOCKED_BY_RESPONSE|Failed to load resource/)
  await page.route(`${inboxOrigin}/**`, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort('blockedbyresponse') : route.continue(),
  )
  await open(page, '/en')
  await link(page, 'privacy').click()
  const warning = dialog(page, 'privacy').getByRole('alert')
  await expect(warning).toContainText(word('en', 'policy.unreachable'))
  await expect(warning.getByRole('link', { name: word('en', 'policy.openDirectly') })).toBeVisible()
  await expect(shown(page).contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isUncovered(shown(page))).toBe(true)
})

for (const [what, type] of [
  ['a host', /./],
  ['a document', /document/],
] as const)
  test(`given ${what} that takes its time, a line says so at 8 s (R-POLICY-2, R-ERROR-5)`, async ({ page, watch }) => {
    watch.allow(documents)
    const release = await hold(page, `${inboxOrigin}/**`, type)
    await open(page, '/en')
    await link(page, 'privacy').click()
    const loading = dialog(page, 'privacy').getByText(word('en', 'policy.loading'))
    await expect(loading).toBeVisible()
    expect(await isUncovered(shown(page))).toBe(true)
    const warning = dialog(page, 'privacy').getByRole('alert')
    await expect(warning).toContainText(word('en', 'policy.unreachable'), { timeout: 15_000 })
    await expect(loading).toHaveCount(0)
    await expect(dialog(page, 'privacy').getByRole('button', { name: word('en', 'policy.retry') })).toBeVisible()
    release()
    await expect(shown(page).contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
    await expect(warning).toHaveCount(0)
  })

test('forms and downloads of a document work in its frame (R-POLICY-1)', async ({ page, watch }) => {
  watch.allow(documents, /ERR_ABORTED/)
  const body = `<!doctype html><title>Policy</title><h1>Policy</h1><form action="/en/answer"><button>Object</button></form>
    <a href="/en/policy.zip" download>Copy</a>`
  await page.route(`${inboxOrigin}/en/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await open(page, '/en')
  await link(page, 'privacy').click()
  const content = shown(page).contentFrame()
  const download = page.waitForEvent('download')
  await content.getByRole('link', { name: 'Copy' }).click()
  await download
  const answer = page.waitForRequest(/\/en\/answer/)
  await content.getByRole('button', { name: 'Object' }).click()
  await answer
})

test('Back after a link of a document leads to it, and the next dialog has its own (R-POLICY-1)', async ({
  page,
  watch,
}) => {
  watch.allow(documents)
  const body = (title: string) => `<title>${title}</title><h1>${title}</h1><a href="/en/other">Other</a>`
  await page.route(`${inboxOrigin}/en/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: body(new URL(route.request().url()).pathname) }),
  )
  await open(page, '/en')
  await link(page, 'privacy').click()
  const shows = (policy: Policy, path: string) =>
    expect(dialog(page, policy).locator('iframe').contentFrame().getByRole('heading', { name: path })).toBeVisible()
  const follow = () => shown(page).contentFrame().getByRole('link', { name: 'Other' }).click()
  await follow()
  await shows('privacy', '/en/other')
  await page.evaluate(() => history.back())
  await shows('privacy', '/en/privacy')
  await follow()
  await shows('privacy', '/en/other')
  await dialog(page, 'privacy')
    .getByRole('button', { name: word('en', 'policy.close') })
    .click()
  await link(page, 'cookie').click()
  await shows('cookie', '/en/cookie')
  await expect(page).toHaveURL('/en')
})

test('a document out of reach is said to be, and tried again (R-POLICY-2, R-PAGE-15)', async ({ page, watch }) => {
  watch.allow(documents, /ERR_FAILED|Failed to load resource/)
  let asked = 0
  await page.route(`${inboxOrigin}/**`, (route) => {
    asked += 1
    return route.abort()
  })
  await open(page, '/it')
  await link(page, 'privacy').click()
  const alert = dialog(page, 'privacy').getByRole('alert')
  await expect(alert).toContainText(word('it', 'policy.unreachable'))
  expect(await isUncovered(shown(page))).toBe(true)
  await page.setViewportSize({ width: 320, height: 256 })
  await chooseLetters(page, 32)
  await expect(dialog(page, 'privacy').getByRole('button', { name: word('it', 'policy.close') })).toBeInViewport({
    ratio: 1,
  })
  // The frame, and four tries of the dialog: after them it waits for the visitor.
  await expect.poll(() => asked, { timeout: 20_000 }).toBe(5)
  await page.unroute(`${inboxOrigin}/**`)
  await alert.getByRole('button', { name: word('it', 'policy.retry') }).click()
  await expect(alert).toHaveCount(0)
  await expect(
    dialog(page, 'privacy').locator('iframe').contentFrame().getByRole('heading', { level: 1 }),
  ).toBeVisible()
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

test('a policy clicked before its code arrives opens when it does @phone (R-POLICY-1)', async ({ page, watch }) => {
  watch.allow(documents)
  const release = await holdIslands(page)
  await open(page, '/en/contact')
  await link(page, 'privacy').click()
  release()
  await expect(dialog(page, 'privacy')).toBeVisible()
})

test('given a visitor who wants a new tab, the link opens the document there (R-POLICY-4)', async ({ page, watch }) => {
  watch.allow(documents)
  await open(page, '/en')
  const tab = page.context().waitForEvent('page')
  await link(page, 'privacy').click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL(documentOf(page, 'privacy'))
  await expect(dialog(page, 'privacy')).toHaveCount(0)
})
