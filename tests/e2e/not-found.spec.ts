import { type Language, languages } from '../../src/i18n/languages'
import { pathInLanguage } from '../../src/i18n/paths'
import { violations, violationsInTheDark } from './support/axe'
import { pages, sampled } from './support/site'
import { address, expect, languageHere, menuButton, missingPath, needed, open, test } from './support/test'
import { word } from './support/words'

const paths: [path: string, language: Language][] = [
  ['/en/no-such-page', 'en'],
  ['/no-such-page', 'en'],
  ['/italy', 'en'],
  ['/it/nessuna-pagina', 'it'],
  ['/it/servizi/nessuna-pagina', 'it'],
]

for (const [path, language] of sampled(paths, 4)) {
  test(`${path} is not found, in the language of the path (R-ERROR-1, R-ERROR-2)`, async ({ page, request, watch }) => {
    watch.allow(...missingPath)
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)

    await open(page, `${path}?a=1#b`)
    expect(address(page)).toBe(`${path}?a=1#b`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
    await expect(page.getByText(word(language, 'not-found:sentence'))).toBeVisible()
    const home = page.getByRole('link', { name: 'Return to Home' })
    await expect(home).toHaveAttribute('href', '/')
    const situations = page.getByRole('list', { name: word(language, 'not-found:situations') }).getByRole('link')
    expect(await situations.count()).toBeGreaterThan(1)
    // Words that are English on every page are marked as English.
    for (const words of [page.getByRole('heading', { level: 1 }), home])
      expect(await words.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en')
    await expect(page).toHaveTitle(word(language, 'not-found:title'))
    expect(await answer.text()).toMatch(/Oops! Page not found.+Return to Home/s)
    expect(await answer.text()).not.toContain('application/ld+json')
    // R-ROUTE-5: the other language may have a page that this one lacks.
    for (const other of languages)
      await expect(page.locator(`#languages a[lang=${other}]`)).toHaveAttribute('href', pathInLanguage(path, other))
    await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true)
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(word(language, 'not-found:otherLanguage'))).toBeHidden()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  })
}

test('the page for missing paths is accessible in both themes (R-PAGE-15)', async ({ page, watch }) => {
  watch.allow(...missingPath)
  await open(page, '/it/nessuna-pagina')
  expect.soft(await violations(page), 'light theme').toEqual([])
  expect.soft(await violationsInTheDark(page), 'dark theme').toEqual([])
})

test('for a path that is no valid text, the not-found page works (R-ERROR-1)', async ({ page, request, watch }) => {
  watch.allow(...missingPath)
  for (const path of ['/en/%E0%A4%A', '/it/%E0%A4%A', '/%ff']) {
    const answer = await request.get(path)
    const body = await answer.body()
    expect(answer.status(), path).toBe(404)
    // As a host answers that does not correct the address.
    await page.route(`**${path}`, (route) => route.fulfill({ status: 404, body }))
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-scripts', '')
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
    await menuButton(page).click()
    await expect(page.getByRole('navigation', { name: word(languageHere(page), 'menu.label') })).toBeVisible()
  }
})

test('a page of the other language is offered (R-ERROR-2, R-ROUTE-5)', async ({ page, watch }) => {
  watch.allow(...missingPath)
  const { path } = needed(
    pages.find(({ alternates }) => !alternates.en),
    'page in Italian only',
  )
  await open(page, path.replace('/it/', '/en/'))
  await expect(page.getByText(word('en', 'not-found:otherLanguage'))).toBeVisible()
  await page.locator('main').getByRole('link', { name: path }).click()
  await expect(page).toHaveURL(path)
})

test('asked in vain for the other language, it offers other ways (R-ERROR-2, R-ERROR-5)', async ({ page, watch }) => {
  watch.allow(...missingPath)
  await page.route('/it/no-such-page', () => undefined)
  const ended = page.waitForEvent('requestfailed')
  await open(page, '/en/no-such-page')
  expect((await ended).method()).toBe('HEAD')
  await expect(page.getByText(word('en', 'not-found:otherLanguage'))).toBeHidden()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
})
