/** The main ways in WebKit, the engine of Safari, if the machine has it. */

import { contactForm } from '../../../src/contract/form-definition'
import { requiredNames } from '../../forms/examples'
import { requireEngine, webkit } from '../support/engines'
import { contactRequest, expect, test } from '../support/form-test'
import { siteOrigin } from '../support/origins'
import { explained, pageOf } from '../support/site'
import { escapeKey, WebKitPage } from '../support/webkit'
import { word } from '../support/words'

let page: WebKitPage

requireEngine(webkit)
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  page = await WebKitPage.start()
})
test.afterAll(() => page?.close())

/** Opens a page. Collects errors of its scripts and refusals of its policy from then on. */
async function open(path: string): Promise<void> {
  await page.open(siteOrigin + path)
  await page.run(() => {
    const problems: string[] = []
    Object.assign(window, { problems })
    addEventListener('error', ({ message }) => problems.push(message))
    addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => problems.push(violatedDirective))
  })
}

const problems = () => page.run(() => Reflect.get(window, 'problems') ?? [])

test('WebKit: the menu opens, closes by Escape, and leads to a page (R-CHROME-3, R-CHROME-4)', async () => {
  const target = pageOf('brand-manifesto', 'en').path
  await open('/en')
  await page.click('header [data-menu-button]')
  await page.seen('#menu nav a')
  await page.press(escapeKey)
  await page.gone('#menu nav a')
  expect(await problems()).toEqual([])
  await page.click('header [data-menu-button]')
  await page.seen('#menu nav a')
  await page.click(`#menu nav a[href="${target}"]`)
  await page.at(target)
  expect(await page.run(() => scrollY)).toBe(0)
})

test('WebKit: questions open one at a time, and a policy opens in its dialog (R-PAGE-12, R-POLICY-1)', async () => {
  await open(pageOf('evento-farmasimplex', 'it').path)
  await page.click('main section details:nth-of-type(1) summary')
  await page.click('main section details:nth-of-type(3) summary')
  expect(await page.run(() => document.querySelectorAll('main details[open]').length)).toBe(1)
  await page.click('footer a[data-policy=privacy]')
  await page.seen('[role=dialog] iframe')
  await page.press(escapeKey)
  await page.gone('[role=dialog]')
  // It comes with the next frame, when screen readers see the page again.
  await page.until('the link has the focus', () => document.activeElement?.getAttribute('data-policy') === 'privacy')
  expect(await problems()).toEqual([])
})

test('WebKit: a form says what is missing, and is sent (R-CHECK-2, R-FORM-9, R-FORM-13)', async ({ inbox }) => {
  await open('/en/contact')
  await page.click('main form button[type=submit]')
  await page.seen('.toast')
  expect(await page.run(() => document.querySelector('.toast')?.textContent)).toContain(
    word('en', 'forms:toast.required'),
  )
  expect(await page.run(() => document.activeElement?.getAttribute('name'))).toBe('firstName')
  const values: Record<string, string> = contactRequest
  for (const name of requiredNames(contactForm).filter((name) => name !== 'interest')) {
    await page.click(`main form [name=${name}]`)
    await page.type(name === 'message' ? 'Two lines.' : (values[name] ?? ''))
  }
  await open('/en/contact')
  const restored = await page.run(() =>
    [...document.querySelectorAll<HTMLInputElement>('main form [name=firstName]')].map(({ value }) => value),
  )
  expect(restored).toEqual([contactRequest.firstName])
  await page.run((value) => {
    const select = document.querySelector<HTMLSelectElement>('main form [name=interest]')
    if (select) select.value = value
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  }, contactRequest.interest)
  await page.click('main form [name=privacyAccepted]')
  await page.click('main form button[type=submit]')
  await page.seen('[data-outcome=success]')
  expect((await inbox.requests()).map(({ payload }) => payload.email)).toEqual([contactRequest.email])
  expect(await problems()).toEqual([])
})

test('WebKit: given a link followed at the foot of a page, Back shows the top of that page (R-SCROLL-1)', async () => {
  await open('/en')
  await page.click('#site-map a[href="/en/contact"]')
  await page.at('/en/contact')
  await page.back()
  await page.at('/en')
  await page.until('the page is at its top', () => scrollY === 0)
})

test('WebKit: a figure that is pressed shows its tooltip near it, and Escape closes it (R-TOAST-4)', async () => {
  await open(explained.path)
  await page.click('main [data-note]')
  await page.seen('.tooltip')
  const distance = await page.run(() => {
    const placeOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    return placeOf('.tooltip').top - placeOf('main :is(p, dl > div):has([aria-describedby=tooltip])').bottom
  })
  expect(distance).toBeCloseTo(4, 0)
  await page.press(escapeKey)
  await page.gone('.tooltip')
  expect(await problems()).toEqual([])
})
