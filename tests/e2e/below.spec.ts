import type { Page } from '@playwright/test'

import { pageOf, pages } from './support/site'
import { hold } from './support/slow-phone'
import { expect, follow, menuButton, open, test } from './support/test'
import { word } from './support/words'

const styles = /\/assets\/below-/
const menu = (page: Page) => page.getByRole('navigation', { name: word('en', 'menu.label') })
/** A page that needs two round trips for all its styles. */
const long = '/en/e-commerce/underperforming'
const manifesto = pageOf('brand-manifesto', 'en')

/** How what is shown in an element looks, without what is revealed as its reader comes. */
const looks = (page: Page, selector: string) =>
  page.locator(`${selector} *:not(link)`).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const style = getComputedStyle(element)
        const box = ['display', 'position', 'padding', 'margin', 'borderWidth', 'gridTemplateColumns'] as const
        const letters = ['color', 'backgroundColor', 'font', 'fill', 'stroke'] as const
        return [element.tagName, ...[...box, ...letters].map((name) => style[name])].join('|')
      }),
  )

/** R-SPEED-1, R-CHROME-2 */
test('the first section stands and the menu answers before the styles of what follows are there @phone', async ({
  page,
}) => {
  const release = await hold(page, styles)
  await page.goto(long, { waitUntil: 'commit' })
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main section')).toHaveCount(1)
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  release()
  await expect(page.locator('footer')).toBeVisible()
  expect(await page.locator('main section').count()).toBeGreaterThan(3)
})

/** R-BASE-1 */
test('where they never come the page can be read, and leads on to pages that have theirs', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/, styles)
  await page.route(styles, (route) => route.abort())
  await open(page, long)
  await expect(page.locator('footer')).toBeVisible()
  await expect(page.locator('main h2').first()).toBeVisible()
  await follow(page, manifesto.path)
  const opened = await looks(page, 'footer')
  await page.unroute(styles)
  await page.reload()
  expect(opened).toEqual(await looks(page, 'footer'))
})

/** R-ROUTE-1 */
for (const from of ['/en', '/en/contact', long])
  test(`a page that is opened from ${from} looks as it does when it is loaded, Back too @phone`, async ({ page }) => {
    for (const path of [manifesto.path, '/en/services/strategic-consulting', '/en/e-commerce/established']) {
      await open(page, path)
      const loaded = { main: await looks(page, 'main'), footer: await looks(page, 'footer') }
      expect(loaded.main.length).toBeGreaterThan(30)
      await open(page, from)
      const first = { main: await looks(page, 'main'), footer: await looks(page, 'footer') }
      await follow(page, path)
      await expect(page.locator('footer')).toBeVisible()
      await expect(async () => expect(await looks(page, 'main')).toEqual(loaded.main)).toPass({ timeout: 5_000 })
      expect(await looks(page, 'footer')).toEqual(loaded.footer)
      await page.goBack()
      await expect(page).toHaveURL(from)
      await expect(async () => expect(await looks(page, 'main')).toEqual(first.main)).toPass({ timeout: 5_000 })
      expect(await looks(page, 'footer')).toEqual(first.footer)
    }
  })

/** R-SPEED-1 */
test('a page is whole, and names at most one such file', async ({ request }) => {
  const named: string[] = []
  for (const { path } of pages) {
    const html = await (await request.get(path)).text()
    const links = [
      ...html.matchAll(/<\/section>(?:<\/div>)?<link data-below="true"(?: rel="stylesheet" href="([^"]+)")?/g),
    ]
    expect(links, path).toHaveLength(1)
    const href = links[0]?.[1]
    if (href) {
      named.push(path)
      expect((await request.get(href)).headers()['content-type'], path).toContain('text/css')
    }
    expect(html, path).toContain('</footer>')
    expect(html, path).not.toContain('data-below-styles')
  }
  expect(named).toContain(long)
  expect(named).not.toContain('/en/contact')
})
