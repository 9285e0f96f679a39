/** One way to drive a page in engines that Playwright does not drive here: Firefox by Puppeteer, WebKit by WebDriver. */
import { setTimeout as pause } from 'node:timers/promises'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'

import { systemFirefox } from '../../../tools/support/find-firefox'
import { systemWebKit } from '../../../tools/support/find-webkit'
import { WebKitPage } from './webkit'

/** Functions run in the page: they see nothing around them. */
export type Driver = {
  open: (address: string) => Promise<unknown>
  click: (selector: string) => Promise<unknown>
  press: (key: 'Escape' | 'Enter') => Promise<unknown>
  type: (selector: string, text: string) => Promise<unknown>
  back: () => Promise<unknown>
  run: <Args extends string[], Result>(action: (...args: Args) => Result, ...args: Args) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  close: () => Promise<unknown>
}

const webkitKeys = { Escape: '\uE00C', Enter: '\uE007' }

/** WebKit on its own screen. */
export async function driveWebKit(): Promise<Driver> {
  const found = systemWebKit()
  if (!found) throw new Error('There is no WebKit on this machine.')
  const page = await WebKitPage.start(found)
  return {
    open: (address) => page.open(address),
    click: (selector) => page.click(selector),
    press: (key) => page.press(webkitKeys[key]),
    type: async (selector, text) => {
      await page.click(selector)
      await page.type(text)
    },
    back: () => page.back(),
    run: (action, ...args) => page.run(action, ...args),
    resize: (width, height) => page.resize(width, height),
    close: () => page.close(),
  }
}

/** Firefox never answers a question that it gets while a page is leaving. */
const within = <Answer>(answer: Promise<Answer>, patience = 10_000): Promise<Answer> =>
  Promise.race([
    answer,
    pause(patience, undefined, { ref: false }).then(() => Promise.reject(new Error('Firefox gives no answer.'))),
  ])

const pageDriver = (browser: Browser, page: Page): Driver => ({
  open: (address) => within(page.goto(address)),
  click: async (selector) => {
    await within(page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })))
    await within(page.click(selector))
  },
  press: (key) => page.keyboard.press(key),
  type: async (selector, text) => {
    await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.click(selector)
    await page.keyboard.press('End')
    await page.keyboard.type(text)
  },
  // Not `goBack`: that waits for a page, and Back may close a layer.
  back: () => page.evaluate(() => void setTimeout(() => history.back())),
  run: (action, ...args) => {
    const ask = () => page.evaluate(`(${action})(...${JSON.stringify(args)})`)
    return within(ask(), 4000).catch(() => within(ask()))
  },
  resize: (width, height) => page.setViewport({ width, height }),
  close: () => browser.close(),
})

export async function driveFirefox(): Promise<Driver> {
  const executablePath = systemFirefox()
  if (!executablePath) throw new Error('There is no Firefox on this machine.')
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  return pageDriver(browser, page)
}
