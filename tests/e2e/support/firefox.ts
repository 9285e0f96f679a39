/** Drives the Firefox that people have, as webkit.ts drives WebKit. Playwright drives only a Firefox of its own. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core'

import { firefox } from './engines'
import { until } from './until'
import type { Driven } from './webkit'

/** Functions run in the page: they see no variables of the test. */
const call = (action: object, args: unknown[]) => `(${action}).apply(null, ${JSON.stringify(args)})`

export class FirefoxPage implements Driven {
  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
  ) {}

  /** Starts the browser, with preferences that a visitor may have. */
  static async start(extraPrefsFirefox: Record<string, boolean> = {}): Promise<FirefoxPage> {
    const executablePath = firefox.find() ?? ''
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox })
    const page = await browser.newPage()
    await page.setViewport({ width: 1280, height: 800 })
    return new FirefoxPage(browser, page)
  }

  close = () => this.browser.close()
  // A page that Firefox has kept has no load to wait for.
  back = () => this.run(() => history.back())
  run: Driven['run'] = (action, ...args) => this.page.evaluate(call(action, args))
  // A wait of the driver's own is lost where a page leaves while it begins.
  until: Driven['until'] = (what, check, ...args) => until(what, async () => Boolean(await this.run(check, ...args)))
  seen = async (selector: string) => void (await this.page.waitForSelector(selector, { visible: true }))
  gone = async (selector: string) => void (await this.page.waitForSelector(selector, { hidden: true }))
  hover = (selector: string) => this.page.locator(selector).hover()
  click = (selector: string) => this.page.locator(selector).click()
  escape = () => this.page.keyboard.press('Escape')
  type = (text: string) => this.page.keyboard.type(text)

  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await this.until('the start script runs', () => document.documentElement.dataset.scripts === '')
  }

  async at(path: string): Promise<void> {
    const isThere = (wanted: string) => location.pathname === wanted && document.documentElement.dataset.scripts === ''
    await this.until(`${path} is open`, isThere, path)
  }
}
