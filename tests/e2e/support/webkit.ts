/** Drives Debian's WebKit, the engine of Safari, by Selenium on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver'

import { DrivenPage, type InPage } from './driven-page'
import { until } from './until'

const port = 9321

/** A screen that no person sees, and the driver that shows browsers on it. */
async function startDriver(): Promise<ChildProcess[]> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(display.stdio[3] ?? display, 'data')
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const children = [server, display]
  // A test that runs out of time closes nothing, and the next driver finds the port taken.
  process.once('exit', () => {
    for (const child of children) child.kill()
  })
  return children
}

export class WebKitPage extends DrivenPage {
  private constructor(
    private readonly driver: WebDriver,
    private readonly children: readonly ChildProcess[],
  ) {
    super()
  }

  static async start(): Promise<WebKitPage> {
    const children = await startDriver()
    const server = `http://127.0.0.1:${port}`
    await until('WebKit’s driver answers', () => fetch(`${server}/status`).then(({ ok }) => ok))
    const driver = await new Builder().usingServer(server).withCapabilities({ browserName: 'MiniBrowser' }).build()
    return new WebKitPage(driver, children)
  }

  async close(): Promise<void> {
    // A page that hangs would keep the driver for ever.
    await Promise.race([this.driver.quit().catch(() => undefined), pause(3000)])
    for (const child of this.children) child.kill()
  }

  protected load(address: string): Promise<void> {
    return this.driver.get(address)
  }

  back(): Promise<unknown> {
    return this.driver.navigate().back()
  }

  run<Args extends unknown[], Result>(action: InPage<Args, Result>, ...args: Args): Promise<unknown> {
    // tsx adds this helper to named functions. The page does not have it.
    return this.driver.executeScript(
      `const __name = (value) => value; return (${action}).apply(null, arguments)`,
      ...args,
    )
  }

  press(key: string): Promise<void> {
    return this.driver.actions().sendKeys(key).perform()
  }

  escape(): Promise<void> {
    return this.press(Key.ESCAPE)
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter)
  }

  async hover(selector: string): Promise<void> {
    await this.reach(selector)
    const origin = await this.driver.findElement(By.css(selector))
    await this.driver.actions().move({ origin, duration: 50 }).perform()
  }

  async click(selector: string): Promise<void> {
    await this.hover(selector)
    await this.driver.actions().click().perform()
  }
}
