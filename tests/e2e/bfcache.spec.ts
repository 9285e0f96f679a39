/**
 * The browser's back/forward cache keeps pages as visitors left them. Playwright turns it off, and the headless shell
 * has none: these tests drive the system's Chromium with Puppeteer.
 */
import { expect, test } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'

import { chromiumFlags, wholeChromium } from '../../tools/support/engines'
import { siteOrigin } from './support/origins'
import { fewPages, plainPages, sampled } from './support/site'
import { needed } from './support/test'

const executablePath = wholeChromium()

let browser: Browser
let page: Page

test.skip(!executablePath, 'there is no Chromium with a window on this machine')
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  browser = await puppeteer.launch({ executablePath: executablePath ?? '', args: chromiumFlags })
})
test.afterAll(() => browser.close())
test.beforeEach(async () => {
  page = await browser.newPage()
  await page.evaluateOnNewDocument(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  })
})
test.afterEach(() => page.close())

async function open(path: string): Promise<void> {
  await page.goto(siteOrigin + path)
  await page.waitForFunction(
    () => document.documentElement.dataset.persisted && document.documentElement.dataset.scripts === '',
  )
}

/** Goes back to a page. Returns whether the browser had kept it, and if not, why. */
async function goBack(): Promise<string> {
  await page.goBack()
  await page.waitForFunction(() => document.documentElement.dataset.persisted)
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const reasons = navigation && JSON.stringify(Reflect.get(navigation, 'notRestoredReasons'))
    return document.documentElement.dataset.persisted === 'true' ? 'kept' : `loaded again: ${reasons}`
  })
}

test('given a visitor who leaves a page and comes back, the browser has kept the page, and shows its top (R-SPEED-4, R-SCROLL-1)', async () => {
  test.setTimeout(120_000)
  const other = needed(plainPages('en')[0], 'page without a form').path
  for (const { path } of sampled(fewPages, 2)) {
    await open(path)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await open(path === other ? '/en' : other)
    expect.soft(await goBack(), path).toBe('kept')
    // A browser may scroll a page that it has kept once more, a frame before the script does.
    await expect.poll(() => page.evaluate(() => scrollY), path).toBe(0)
  }
})

test('given a kept page with a hash in its address, the page shows the anchor of the hash again (R-SCROLL-2)', async () => {
  const isAtPlace = () => {
    const top = document.querySelector('#section-3')?.getBoundingClientRect().top ?? -1
    return top > 0 && top < 200
  }
  await open('/en#section-3')
  await page.waitForFunction(isAtPlace)
  await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }))
  await open('/en/contact')
  expect(await goBack()).toBe('kept')
  await page.waitForFunction(isAtPlace)
})

test('given a page in which the visitor typed, the browser keeps it with the text, and with no layer open (R-SPEED-4, R-FORM-13, R-CHROME-4)', async () => {
  await open('/en/contact')
  await page.type('main form [name=message]', 'I sell lemons.')
  const message = () => page.$eval('main form [name=message]', (field) => Reflect.get(field, 'value'))
  await page.click('header [data-menu-button]')
  await page.waitForSelector('#menu nav a', { visible: true })
  await open('/en')
  expect(await goBack()).toBe('kept')
  await page.waitForSelector('#menu nav a', { hidden: true })
  expect(await message()).toBe('I sell lemons.')
  expect(await page.$eval('main', (main) => main.inert)).toBe(false)

  await page.click('footer a[data-policy=privacy]')
  await page.waitForSelector('[role=dialog]')
  await open('/en')
  await goBack()
  await page.waitForSelector('[role=dialog]', { hidden: true })
  expect(await message()).toBe('I sell lemons.')
  await page.click('header [popovertarget=languages]')
  await open('/en')
  expect(await goBack()).toBe('kept')
  await page.waitForSelector('#languages', { hidden: true })
})
