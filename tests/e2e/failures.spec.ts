import type { Page } from '@playwright/test'
import { z } from 'zod'

import { contactRequest, fill, formOf, valuesOf } from './support/form-test'
import { inboxOrigin } from './support/origins'
import { pageOf } from './support/site'
import { address, arrive, expect, follow, open, running, siteMapLink, test } from './support/test'
import { word } from './support/words'

const contact = pageOf('contact', 'en')
const other = pageOf('our-philosophy', 'en')
const third = pageOf('brand-manifesto', 'en')
const names = Object.keys(contactRequest)
const dataOf = (path: string) => `**/page-data${path}/page-data.json*`

const sectionList = z.array(z.record(z.string(), z.unknown()))
const pageData = z.looseObject({
  result: z.looseObject({ data: z.looseObject({ page: z.looseObject({ sections: sectionList }) }) }),
})
type Sections = z.infer<typeof sectionList>

/** A page's data arrives with other sections than it was built with. */
async function withSections(page: Page, path: string, change: (sections: Sections) => Sections): Promise<void> {
  await page.route(dataOf(path), async (route) => {
    const response = await route.fetch()
    const data = pageData.parse(await response.json())
    data.result.data.page.sections = change(data.result.data.page.sections)
    await route.fulfill({ response, json: data })
  })
}

/** Paths of the documents that the browser loads whole. */
function documentsOf(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

/** The first action of a page's last call leads to `href`. */
const leadingTo = (href: string) => (sections: Sections) =>
  sections.map((section) =>
    section.__typename === 'ClosingSection' ? { ...section, actions: [{ label: 'The way on', href }] } : section,
  )

/** R-ERROR-3, R-FORM-13 */
test('a page that cannot be shown says so, keeps the drafts, and offers to reload', async ({ page, watch }) => {
  watch.allow(/Unexpected Application Error!/, /TypeError|Minified React error/)
  await withSections(page, other.path, (sections) => sections.map((section) => ({ ...section, badges: 1, items: 1 })))
  await open(page, contact.path)
  await fill(page, contactRequest, { consent: false })
  await siteMapLink(page, other.path).click()
  const alert = page.locator('main').getByRole('alert')
  await expect(alert.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(alert).toContainText(word('en', 'error.text'))
  expect(address(page)).toBe(other.path)

  await page.unroute(dataOf(other.path))
  await alert.getByRole('button', { name: word('en', 'error.reload') }).click()
  await expect(page.locator('main h1')).not.toHaveText('Unexpected Application Error!')
  await arrive(page)
  expect(address(page)).toBe(other.path)
  await running(page)
  await follow(page, contact.path)
  expect(await valuesOf(page, names)).toEqual(contactRequest)
})

/** R-ERROR-3 */
test('after a page that cannot be shown, other pages can be', async ({ page, watch }) => {
  watch.allow(/Unexpected Application Error!/, /TypeError|Minified React error/)
  await withSections(page, other.path, (sections) => sections.map((section) => ({ ...section, badges: 1, items: 1 })))
  await open(page, third.path)
  await siteMapLink(page, other.path).click()
  await expect(page.locator('main').getByRole('alert')).toBeVisible()
  await follow(page, contact.path)
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
})

/** R-ERROR-4, R-FORM-13 */
for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('data that fail to load lead to one full load of the full address, and the drafts are kept', async ({
      page,
      watch,
    }) => {
      watch.allow(/ERR_FAILED|Failed to load resource/)
      const target = `${third.path}?campaign=etna#section-1`
      await withSections(page, other.path, leadingTo(target))
      let isCutOff = true
      await page.route(dataOf(third.path), (route) => (isCutOff ? route.abort() : route.continue()))
      await open(page, contact.path)
      await fill(page, contactRequest, { consent: false })
      await follow(page, other.path)
      const documents = documentsOf(page)
      page.on('request', (request) => {
        if (request.isNavigationRequest()) isCutOff = false
      })
      await page.getByRole('link', { name: 'The way on' }).click()
      await expect.poll(() => address(page)).toBe(target)
      await running(page)
      await arrive(page)
      await page.waitForLoadState('networkidle')
      expect(address(page)).toBe(target)
      expect(documents).toEqual([third.path])
      await follow(page, contact.path)
      expect(await valuesOf(page, names)).toEqual(contactRequest)
    })
  })
}

/** R-ERROR-4 */
test('code that fails to load leads to one full load of the address', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to load resource|ChunkLoadError|Loading chunk/, /404/)
  let isCutOff = true
  await page.route('**/component---src-templates-page-tsx-*.js', (route) =>
    isCutOff ? route.abort() : route.continue(),
  )
  // The not-found page has a template of its own: that of all other pages is still to come.
  await open(page, '/en/no-such-page')
  const documents = documentsOf(page)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isCutOff = false
  })
  await siteMapLink(page, contact.path).click()
  await expect(page).toHaveURL(contact.path)
  await running(page)
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual([contact.path])
})

/** R-ERROR-4, R-BASE-1 */
test('code that never comes leaves the page as it came from the server, and never loops', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to load resource|ChunkLoadError|Loading chunk|page resources for|preload/)
  await page.route('**/component---src-templates-page-tsx-*.js', (route) => route.abort())
  const documents = documentsOf(page)
  await page.goto(`${contact.path}?a=1#contact`)
  await page.waitForLoadState('networkidle')
  expect(documents.length).toBeLessThanOrEqual(2)
  expect(address(page)).toBe(`${contact.path}?a=1#contact`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('footer a').first()).toBeVisible()
})

/** R-ERROR-4 */
test('data that never come lead to one full load, and never to a loop', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to load resource|page resources for|preload/)
  await page.route(dataOf(third.path), (route) => route.abort())
  await open(page, contact.path)
  const documents = documentsOf(page)
  await siteMapLink(page, third.path).click()
  await expect(page).toHaveURL(third.path)
  await page.waitForLoadState('networkidle')
  expect(documents.length).toBeLessThanOrEqual(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** R-FORM-11 */
test('a connection that is lost is said beside the form, before anything is sent', async ({ page, context }) => {
  const sent: string[] = []
  page.on('request', (request) => void (request.url().startsWith(inboxOrigin) && sent.push(request.url())))
  for (const { path, language } of [contact, pageOf('evento-farmasimplex', 'it')]) {
    // It comes half a second after the page.
    const drawing = page.waitForEvent('requestfinished', (request) => request.url().includes('/drawing/'))
    await open(page, path)
    const { form, outcome } = formOf(page)
    const title = word(language, 'forms:outcome.offline.title')
    await form.scrollIntoViewIfNeeded()
    await expect(form).toHaveAttribute('novalidate')
    await expect(outcome).not.toContainText(title)
    await drawing
    await context.setOffline(true)
    await expect(outcome).toContainText(title)
    await context.setOffline(false)
    await expect(outcome).not.toContainText(title)
  }
  expect(sent).toEqual([])
})

/** R-ERROR-4, R-FORM-13 */
test('a new deploy in the middle leads to one full load of the full address, and the drafts are kept', async ({
  page,
}) => {
  const target = `${third.path}?campaign=etna#section-1`
  await withSections(page, other.path, leadingTo(target))
  await open(page, contact.path)
  await fill(page, contactRequest, { consent: false })
  await follow(page, other.path)
  const documents = documentsOf(page)
  await page.route('**/page-data/app-data.json*', async (route) => {
    if (documents.length > 0) await route.continue()
    else await route.fulfill({ json: { webpackCompilationHash: 'a-new-deploy' } })
  })
  await page.getByRole('link', { name: 'The way on' }).click()
  await expect.poll(() => address(page)).toBe(target)
  await expect.poll(() => documents.length).toBe(1)
  await running(page)
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual([third.path])
  expect(address(page)).toBe(target)
  await follow(page, contact.path)
  expect(await valuesOf(page, names)).toEqual(contactRequest)
})
