/** Drives the Firefox that people have. Playwright drives only a Firefox of its own. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core'

import { DrivenPage, type InPage } from './driven-page'
import { firefox } from './engines'

export class FirefoxPage extends DrivenPage {
  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
  ) {
    super()
  }

  static async start(): Promise<FirefoxPage> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefox.find() ?? '',
      headless: true,
      // The size of the window. Puppeteer's own size of a page is a command that Firefox 140 does not know.
      args: ['--width=1280', '--height=900'],
      defaultViewport: null,
    })
    return new FirefoxPage(browser, await browser.newPage())
  }

  close = () => this.browser.close()
  protected load = (address: string) => this.page.goto(address)
  // A page that Firefox has kept has no load to wait for.
  back = () => this.run(() => history.back())
  escape = () => this.page.keyboard.press('Escape')
  type = (text: string) => this.page.keyboard.type(text)

  run<Args extends unknown[], Result>(action: InPage<Args, Result>, ...args: Args): Promise<unknown> {
    return this.page.evaluate(`(${action}).apply(null, ${JSON.stringify(args)})`)
  }

  // Puppeteer's own waits evaluate texts, which the content policy refuses.
  async hover(selector: string): Promise<void> {
    await this.reach(selector)
    await this.page.hover(selector)
  }

  async click(selector: string): Promise<void> {
    await this.reach(selector)
    await this.page.click(selector)
  }
}
