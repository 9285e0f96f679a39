/** The main ways in WebKit, the engine of Safari, if the machine has it (CONTRIBUTING.md). */

import { contactForm } from '../../../src/data-model/forms'
import { systemWebKit } from '../../../tools/support/find-webkit'
import { requiredNames } from '../../forms/examples'
import { contactRequest, expect, test } from '../support/form-test'
import { siteOrigin } from '../support/origins'
import { pageOf } from '../support/site'
import { keys, WebKitPage } from '../support/webkit'
import { word } from '../support/words'

const webkit = systemWebKit()

let page: WebKitPage

test.skip(!webkit, 'there is no WebKit on this machine: apt-get install webkit2gtk-driver xvfb')
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  if (webkit) page = await WebKitPage.start(webkit)
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

/** R-CHROME-3, R-CHROME-4 */
test('WebKit: the menu opens, closes by Escape and Back, and leads to a page', async () => {
  const target = pageOf('brand-manifesto', 'en').path
  await open('/en')
  for (const close of [() => page.press(keys.escape), () => page.back()]) {
    await page.click('header [popovertarget=menu]')
    await page.seen('#menu nav a')
    await close()
    await page.gone('#menu nav a')
  }
  expect(await problems()).toEqual([])
  await page.click('header [popovertarget=menu]')
  await page.seen('#menu nav a')
  await page.click(`#menu nav a[href="${target}"]`)
  await page.at(target)
  expect(await page.run(() => scrollY)).toBe(0)
})

/** R-CHROME-1, R-ROUTE-5 */
test('WebKit: the list of languages hangs from its button and leads to the other language', async () => {
  await open(pageOf('brand-manifesto', 'en').path)
  await page.hover('header [popovertarget=languages]')
  await page.seen('#languages')
  const gap = await page.run(() => {
    const bottom = document.querySelector('header [popovertarget=languages]')?.getBoundingClientRect().bottom ?? 0
    return Math.abs((document.querySelector('#languages')?.getBoundingClientRect().top ?? 0) - bottom)
  })
  expect(gap).toBeLessThanOrEqual(2)
  await page.click('#languages a[lang=it]')
  await page.at(pageOf('brand-manifesto', 'it').path)
})

/** R-PAGE-12, R-POLICY-1 */
test('WebKit: questions open one at a time, and a policy opens in its dialog', async () => {
  await open(pageOf('evento-farmasimplex', 'it').path)
  await page.click('main details:nth-of-type(1) summary')
  await page.click('main details:nth-of-type(3) summary')
  expect(await page.run(() => document.querySelectorAll('main details[open]').length)).toBe(1)
  await page.click('footer a[data-policy=privacy]')
  await page.seen('[role=dialog] iframe')
  await page.press(keys.escape)
  await page.gone('[role=dialog]')
  expect(await page.run(() => document.activeElement?.getAttribute('data-policy'))).toBe('privacy')
  expect(await problems()).toEqual([])
})

/** R-TOAST-4 */
test('WebKit: a figure has its tooltip', async () => {
  await open(pageOf('training-support', 'en').path)
  await page.hover('[data-note]')
  await page.seen('.tooltip')
  expect(await page.run(() => document.querySelector('[data-note]')?.getAttribute('aria-describedby'))).toBeTruthy()
  expect(await problems()).toEqual([])
})

/** R-SCROLL-1, R-SCROLL-2 */
test('WebKit: an address with a hash scrolls there, by Back as well, and a link opens the top of a page', async () => {
  const sectionIsAtTheTop = () =>
    page.until('the section is at the top', () => {
      const top = document.querySelector('#section-3')?.getBoundingClientRect().top ?? -1
      return top > 0 && top < 200
    })
  await open('/en#section-3')
  await sectionIsAtTheTop()
  await page.click('#site-map a[href="/en/contact"]')
  await page.at('/en/contact')
  expect(await page.run(() => scrollY)).toBe(0)
  await page.back()
  await page.at('/en')
  await sectionIsAtTheTop()
})

/** R-CHECK-2, R-CHECK-4, R-FORM-9, R-FORM-13 */
test('WebKit: an empty form says what is missing, a draft survives a reload, and a request arrives', async ({
  inbox,
}) => {
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
  await page.run(() => {
    const select = document.querySelector<HTMLSelectElement>('main form [name=interest]')
    if (select) select.value = 'training-support'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await page.click('main form [name=privacyAccepted]')
  await page.click('main form button[type=submit]')
  await page.seen('[data-outcome=success]')
  expect((await inbox.requests()).map(({ payload }) => payload.email)).toEqual([contactRequest.email])
  expect(await problems()).toEqual([])
})
