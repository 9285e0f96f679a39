/**
 * The main ways in the Firefox that people have. Playwright drives only a Firefox of its own: Puppeteer drives the
 * system's.
 */
import puppeteer, { type Browser, type Page } from 'puppeteer-core'

import { firefox, requireEngine } from '../support/engines'
import { contactRequest, expect, test } from '../support/form-test'
import { siteOrigin } from '../support/origins'
import { explained, pageOf } from '../support/site'

let browser: Browser | undefined
let page: Page
let problems: string[]

requireEngine(firefox)
test.describe.configure({ mode: 'serial' })

const launch = (extraPrefsFirefox = {}) =>
  puppeteer.launch({ browser: 'firefox', executablePath: firefox.find() ?? '', headless: true, extraPrefsFirefox })

test.beforeAll(async () => {
  browser = await launch()
})
test.afterAll(() => browser?.close())
test.beforeEach(async () => {
  problems = []
  if (!browser) throw new Error('Firefox does not run.')
  page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
})
test.afterEach(async () => {
  await page.close()
  expect(problems).toEqual([])
})

async function open(path: string) {
  await page.goto(siteOrigin + path)
  await page.waitForFunction(() => document.documentElement.dataset.scripts === '')
}
const arrivesAt = (target: string) => page.waitForFunction((wanted) => location.pathname === wanted, {}, target)
const seen = (selector: string) => page.waitForSelector(selector, { visible: true })
const gone = (selector: string) => page.waitForSelector(selector, { hidden: true })

test('Firefox: menu, pages and the other language (R-CHROME-3, R-CHROME-4, R-ROUTE-5)', async () => {
  const target = pageOf('brand-manifesto', 'en')
  await open('/en')
  await page.locator('header [data-menu-button]').click()
  await seen('#menu nav a')
  await page.keyboard.press('Escape')
  await gone('#menu nav a')
  await page.locator('header [data-menu-button]').click()
  await page.locator(`#menu nav a[href="${target.path}"]`).click()
  await arrivesAt(target.path)
  await gone('#menu nav a')
  await page.locator('header [popovertarget=languages]').hover()
  await page.locator('#languages a[lang=it]').click()
  await arrivesAt(pageOf('brand-manifesto', 'it').path)
  expect(await page.$eval('html', (root) => root.lang)).toBe('it')
})

test('Firefox: questions open one at a time, and the policy in its dialog, which keeps the focus (R-PAGE-12, R-POLICY-1, R-CHROME-4)', async () => {
  await open(pageOf('evento-farmasimplex', 'it').path)
  const questions = await page.$$('main section summary')
  for (const question of questions.slice(0, 2)) {
    await question.scrollIntoView()
    await question.click()
  }
  expect(await page.$$eval('main details[open]', (all) => all.length)).toBe(1)
  await page.locator('footer a[aria-haspopup=dialog]').click()
  await seen('[role=dialog] iframe')
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    expect(await page.$('#___gatsby :focus'), `after Tab ${step + 1}`).toBeNull()
  }
  await page.locator('[role=dialog] h2').click()
  await page.keyboard.press('Escape')
  await gone('[role=dialog]')
})

async function fillContact() {
  for (const [name, value] of Object.entries(contactRequest)) {
    const select = await page.$(`main form select[name=${name}]`)
    if (select) await select.select(value)
    else await page.locator(`main form [name=${name}]`).fill(value)
  }
  await page.locator('main form [name=privacyAccepted]').click()
}

/** Sends the contact form, and waits until the page says that it has arrived. */
async function sendContact() {
  await page.locator('main form button[type=submit]').click()
  await seen('main form [data-outcome=success]')
}

test('Firefox: a request arrives, and the form is empty (R-FORM-9)', async ({ inbox }) => {
  await open('/en/contact')
  await page.waitForSelector('main form[novalidate]')
  await fillContact()
  await sendContact()
  expect((await inbox.requests()).map(({ payload }) => payload.email)).toEqual([contactRequest.email])
  expect(
    await page.$eval('main form [name=message]', (control) =>
      control instanceof HTMLTextAreaElement ? control.value : '?',
    ),
  ).toBe('')
})

for (const [when, lost] of [
  ['while a form is filled', /./],
  ['after the first file of its code', /assets\/(?!form-)/],
] as const)
  test(`Firefox: given a line that breaks ${when}, and comes back, the form is sent by its code, and a toast says so (R-ERROR-4, R-FORM-9)`, async ({
    inbox,
  }) => {
    await open('/en/contact')
    await page.waitForSelector('main form[novalidate]')
    let broken = 0
    let isBack = false
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      const isLost = !isBack && lost.test(request.url())
      if (isLost) broken += 1
      void (isLost ? request.abort() : request.continue())
    })
    await fillContact()
    await expect.poll(() => broken).toBeGreaterThan(1)
    isBack = true
    await sendContact()
    await seen('.toast')
    expect((await inbox.requests()).map(({ payload }) => payload.email)).toEqual([contactRequest.email])
    expect(problems.splice(0).filter((line) => !/code of|JSHandle@error|NetworkError/.test(line))).toEqual([])
  })

test('Firefox: a figure that is pressed shows its tooltip near it, and Escape closes it (R-TOAST-4)', async () => {
  await open(explained.path)
  await page.locator('main [data-note]').click()
  await seen('.tooltip')
  const distance = await page.evaluate(() => {
    const placeOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    return placeOf('.tooltip').top - placeOf('main :is(p, dl > div):has([aria-describedby=tooltip])').bottom
  })
  expect(distance).toBeCloseTo(4, 0)
  await page.keyboard.press('Escape')
  await gone('.tooltip')
})

test('Firefox: given a browser that draws no SVG, as that of Tor can, no word of a button is broken (R-PAGE-15)', async () => {
  const own = await launch({ 'svg.disabled': true })
  const [tab] = await own.pages()
  await tab?.goto(siteOrigin + pageOf('contact', 'it').path)
  const lines = await tab?.$$eval('main a:has(> span > svg) > span', (labels) =>
    labels.map((label) => {
      const words = document.createRange()
      words.selectNodeContents(label)
      words.setEndBefore(label.lastElementChild ?? label)
      const tops = [...words.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))
      return [label.textContent?.trim().split(' ').length ?? 0, new Set(tops).size] as const
    }),
  )
  await own.close()
  expect(lines?.length).toBeGreaterThan(0)
  for (const [words, broken] of lines ?? []) expect(broken).toBeLessThanOrEqual(words)
})
