/** Drives Debian's WebKit, the engine of Safari, by Selenium on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver'

import { until } from './until'

const port = 9321

/** Functions run in the page: they see no variables of the test. */
type InPage<Args extends unknown[], Result> = (...args: Args) => Result

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

export class WebKitPage {
  private constructor(
    private readonly driver: WebDriver,
    private readonly children: readonly ChildProcess[],
  ) {}

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

  async open(address: string): Promise<void> {
    await this.driver.get(address)
    await this.until('the start script runs', () => document.documentElement.dataset.scripts === '')
  }

  back(): Promise<unknown> {
    return this.driver.navigate().back()
  }

  /** Runs a function in the page and returns its JSON. */
  run<Args extends unknown[], Result>(action: InPage<Args, Result>, ...args: Args): Promise<unknown> {
    // tsx adds this helper to named functions. The page does not have it.
    return this.driver.executeScript(
      `const __name = (value) => value; return (${action}).apply(null, arguments)`,
      ...args,
    )
  }

  until<Args extends unknown[]>(what: string, check: InPage<Args, unknown>, ...args: Args): Promise<void> {
    return until(what, async () => Boolean(await this.run(check, ...args)))
  }

  seen(selector: string): Promise<void> {
    const isSeen = (wanted: string) => [...document.querySelectorAll(wanted)].some((one) => one.getClientRects().length)
    return this.until(`${selector} is seen`, isSeen, selector)
  }

  gone(selector: string): Promise<void> {
    const isGone = (wanted: string) =>
      ![...document.querySelectorAll(wanted)].some((one) => one.getClientRects().length)
    return this.until(`${selector} is gone`, isGone, selector)
  }

  at(path: string): Promise<void> {
    const isThere = (wanted: string) => location.pathname === wanted && document.documentElement.dataset.scripts === ''
    return this.until(`${path} is open`, isThere, path)
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

  /** Waits until a click would reach the element: it stands still, and nothing covers it. */
  private async reach(selector: string): Promise<void> {
    const place = (wanted: string) => {
      const found = document.querySelector(wanted)
      const { top = 0, bottom = 0 } = found?.getBoundingClientRect() ?? {}
      if (top < 60 || bottom > innerHeight) found?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect()
      const isOnTop = found?.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      return isOnTop ? `${x} ${y}` : ''
    }
    let last: unknown = ''
    let still = 0
    await until(`${selector} can be clicked`, async () => {
      const now = await this.run(place, selector)
      still = now && now === last ? still + 1 : 0
      last = now
      // On a busy machine a smooth scroll rests for a moment, and goes on.
      return still === 3
    })
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

/** What a test does with a browser. */
export type Driven = Pick<
  WebKitPage,
  'open' | 'at' | 'run' | 'until' | 'seen' | 'gone' | 'hover' | 'click' | 'escape' | 'type' | 'back' | 'close'
>
