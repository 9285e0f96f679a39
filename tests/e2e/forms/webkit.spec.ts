/** The main ways in WebKit, the engine of Safari, if the machine has it (CONTRIBUTING.md). */

import { contactForm } from '../../../src/forms/definition'
import { requiredNames } from '../../forms/examples'
import { requireEngine, webkit } from '../support/engines'
import { contactRequest, expect, test } from '../support/form-test'
import { siteOrigin } from '../support/origins'
import { pageOf } from '../support/site'
import { type SlowLine, slowLine } from '../support/slow-line'
import { keys, WebKitPage } from '../support/webkit'
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
  await page.click('header [popovertarget=menu]')
  await page.seen('#menu nav a')
  await page.press(keys.escape)
  await page.gone('#menu nav a')
  expect(await problems()).toEqual([])
  await page.click('header [popovertarget=menu]')
  await page.seen('#menu nav a')
  await page.click(`#menu nav a[href="${target}"]`)
  await page.at(target)
  expect(await page.run(() => scrollY)).toBe(0)
})

test('WebKit: the list of languages hangs from its button and leads to the other language (R-CHROME-1, R-ROUTE-5)', async () => {
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

test('WebKit: questions open one at a time, and a policy opens in its dialog (R-PAGE-12, R-POLICY-1)', async () => {
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

test('WebKit: a figure has its tooltip (R-TOAST-4)', async () => {
  await open(pageOf('training-support', 'en').path)
  await page.hover('[data-note]')
  await page.seen('.tooltip')
  expect(await page.run(() => document.querySelector('[data-note]')?.getAttribute('aria-describedby'))).toBeTruthy()
  expect(await problems()).toEqual([])
})

test('WebKit: an address with a hash scrolls there, by Back as well, and a link opens the top of a page (R-SCROLL-1, R-SCROLL-2)', async () => {
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

test('WebKit: an empty form says what is missing, a draft survives a reload, and a request arrives (R-CHECK-2, R-CHECK-4, R-FORM-9, R-FORM-13)', async ({
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

test.describe('on a slow connection', () => {
  let line: SlowLine
  test.beforeAll(async () => {
    line = await slowLine()
  })
  test.afterAll(() => line?.close())

  test('WebKit: a page that was left while the form’s code was on its way asks for it again when it comes back (R-SPEED-4, R-FORM-9)', async () => {
    await page.open(`${line.origin}/en/contact`)
    line.slow(/form-island/, 1500)
    await page.click('main form [name=firstName]')
    await page.click('header a[href="/en"]')
    await page.at('/en')
    await page.back()
    await page.at('/en/contact')
    line.slow(/no-path/, 0)
    await page.click('main form button[type=submit]')
    await page.seen('.toast')
    expect(await page.run(() => document.activeElement?.getAttribute('name'))).toBe('firstName')
  })

  test('WebKit: given a link followed at the foot of a page, Back shows the top of that page (R-SCROLL-1)', async () => {
    line.slow(/no-path/, 0)
    await page.open(`${line.origin}/en`)
    await page.click('#site-map a[href="/en/contact"]')
    await page.at('/en/contact')
    await page.back()
    await page.at('/en')
    await page.until('the page is at its top', () => scrollY === 0)
  })
})

/** The same engine without young features: as older versions of Safari. */
async function inOlderWebKit(features: string, use: (older: WebKitPage) => Promise<unknown>): Promise<void> {
  const older = await WebKitPage.start({ features, port: 9322 })
  try {
    await older.open(`${siteOrigin}/en`)
    await use(older)
  } finally {
    await older.close()
  }
}

test('WebKit as in Safari 18, without anchors: the list of languages hangs from its button (R-CHROME-1)', () =>
  inOlderWebKit('-CSSAnchorPositioning,-ScrollDrivenAnimations', async (older) => {
    expect(await older.run(() => CSS.supports('top: anchor(bottom)'))).toBe(false)
    await older.click('header [popovertarget=languages]')
    await older.seen('#languages')
    const gaps = await older.run(() => {
      const button = document.querySelector('header [popovertarget=languages]')?.getBoundingClientRect()
      const list = document.querySelector('#languages')?.getBoundingClientRect()
      return [(list?.top ?? 0) - (button?.bottom ?? 0), (list?.right ?? 0) - (button?.right ?? 0)].map(Math.round)
    })
    expect(gaps).toEqual([0, 0])
  }))

test('WebKit as in Safari 16, without popovers: “Menu” leads to the site map, and the other language is in the bar (R-BASE-1, R-CHROME-1)', () =>
  inOlderWebKit('-PopoverAttribute,-CSSAnchorPositioning', async (older) => {
    expect(await older.run(() => 'popover' in HTMLElement.prototype)).toBe(false)
    await older.gone('#menu nav')
    await older.click('header a[href="#site-map"]')
    await older.until('the site map is on the screen', () => {
      const { top = -1, bottom = -1 } = document.querySelector('#site-map')?.getBoundingClientRect() ?? {}
      return top < innerHeight && bottom > 0
    })
    await older.click('#languages a[lang=it]')
    await older.at('/it')
  }))
