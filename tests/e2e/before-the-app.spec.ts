import type { Page } from '@playwright/test'

import { pageOf } from './support/site'
import { holdApp, loseApp, slowDown } from './support/slow-phone'
import { expect, languageHere, menuButton, root, running, test } from './support/test'
import { word } from './support/words'

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const menu = (page: Page) => page.getByRole('navigation', { name: word(languageHere(page), 'menu.label') })

/** R-BASE-1, R-CHROME-3 */
test('the first tap on Menu answers before the app is there, and the app takes over what is open @phone', async ({
  page,
}) => {
  const release = await holdApp(page)
  await page.goto('/en')
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  await expect(root(page)).toHaveAttribute('data-app', 'starting')
  release()
  await expect(root(page)).toHaveAttribute('data-app', 'running')
  await expect(menu(page)).toBeVisible()
  await menu(page)
    .getByRole('link', { name: word('en', 'navigation.pages.brand-manifesto') })
    .click()
  await expect(page).toHaveURL(pageOf('brand-manifesto', 'en').path)
  await expect(menu(page)).toBeHidden()
})

/** R-SPEED-1: taken over as Emotion does it, they would be parsed again, and the page be styled anew. */
test('the app that starts leaves the styles of the page where they stand, and repeats none of them', async ({
  page,
}) => {
  const rulesOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((styles: HTMLStyleElement[]) =>
        styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText)),
      )
  const addedRules = () =>
    page.evaluate(() =>
      document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
    )
  for (const path of ['/en', '/it/contatti']) {
    await page.goto(path)
    const own = new Set(await rulesOf('style, link[data-below]'))
    expect(own.size).toBeGreaterThan(100)
    await running(page)
    await expect(page.locator('style:not([data-page])')).toHaveCount(0)
    await expect.poll(async () => (await addedRules()).length).toBeGreaterThan(0)
    expect((await addedRules()).filter((rule) => own.has(rule))).toEqual([])
  }
})

/** R-BASE-1 */
test('the first tap on the switcher and on a question answer before the app is there @phone', async ({ page }) => {
  await holdApp(page)
  await page.goto('/it/evento-farmasimplex')
  await page.locator('summary').first().click()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await page
    .getByRole('banner')
    .getByRole('button', { name: word('it', 'language.current', { name: 'Italiano' }) })
    .click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'English', exact: true })).toBeVisible()
})

/** R-SPEED-4 */
test('before the app is there, a page is fetched as soon as somebody rests on its link', async ({ page }) => {
  const release = await holdApp(page)
  const session = await page.context().newCDPSession(page)
  const fetched: string[] = []
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => fetched.push(new URL(prefetchUrl).pathname))
  await session.send('Preload.enable')
  await page.goto('/en')
  const link = page
    .getByRole('main')
    .locator(`a[href="${pageOf('from-zero', 'en').path}"]`)
    .first()
  await link.hover()
  await expect.poll(() => fetched).toContain(pageOf('from-zero', 'en').path)
  release()
  await running(page)
  await expect(page.locator('script[type=speculationrules]'), 'the app fetches data instead').toHaveCount(0)
})

/** R-SPEED-1: some browsers tell a new page of a pointer that rests over it, as a move that leads nowhere. */
test('a pointer that rests starts no app, one that moves does', async ({ page }) => {
  await page.goto('/en')
  await expect(root(page)).toHaveAttribute('data-scripts', '')
  const move = (movementX: number) =>
    page.evaluate(async (x) => {
      dispatchEvent(new PointerEvent('pointermove', { movementX: x }))
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    }, movementX)
  await move(0)
  await expect(root(page)).not.toHaveAttribute('data-app')
  await move(3)
  await expect(root(page)).toHaveAttribute('data-app', /starting|running/)
})

/** R-SCROLL-3 */
test('a page that was scrolled does not move when the app arrives @phone', async ({ page }) => {
  await slowDown(page)
  for (const path of ['/en', '/en#section-1']) {
    // From elsewhere: an address that differs by its hash only loads no page.
    await page.goto('about:blank')
    await page.goto(path)
    // A browser takes no scrolling before its first picture, and the hash is shown first.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
    if (path.includes('#')) await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 1400)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1000)
    await expect(root(page)).toHaveAttribute('data-app', 'running', { timeout: 20_000 })
    expect(await scrolled(page), path).toBeGreaterThan(1000)
  }
})

/** R-POLICY-1 */
test('a policy that is asked for before the app is there opens in the dialog when it is @phone', async ({
  page,
  watch,
}) => {
  watch.allow(/foreign request/)
  const release = await holdApp(page)
  await page.goto('/en/contact')
  const link = page.getByRole('contentinfo').getByRole('link', { name: word('en', 'footer.privacy') })
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

/** R-BASE-1 */
test('where the app never arrives, a policy opens by itself and the site goes on @phone', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/, /Failed to load/, /foreign request/)
  await loseApp(page)
  await page.goto('/en/contact')
  await menuButton(page).click()
  await expect(root(page)).toHaveAttribute('data-app', 'failed')
  await menu(page)
    .getByRole('link', { name: word('en', 'navigation.pages.from-zero') })
    .click()
  await expect(page).toHaveURL(pageOf('from-zero', 'en').path)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: word('en', 'footer.privacy') })
    .click()
  await expect(page).toHaveURL(/\/en\/privacy$/)
})

/** R-SPEED-1 */
test('the app takes a page over without moving anything in it, or changing its type @phone', async ({ page }) => {
  const places = () =>
    page
      .locator('main section')
      .first()
      .locator('h1, p, strong, a')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { top, left, width, height } = part.getBoundingClientRect()
          return [top, left, width, height].map(Math.round)
        }),
      )
  const fonts = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`))
  for (const path of ['/en', pageOf('prestashop-agency', 'it').path]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const before = { places: await places(), fonts: await fonts() }
    await running(page)
    expect({ places: await places(), fonts: await fonts() }, path).toEqual(before)
  }
})
