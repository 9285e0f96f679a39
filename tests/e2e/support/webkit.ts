/**
 * Drives Debian's WebKit, the engine of Safari, by plain WebDriver calls on a virtual screen. Playwright's own WebKit
 * needs a download that many machines cannot make.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

import type { WebKit } from '../../../tools/support/find-webkit'

const patience = 20_000

const answer = z.object({ value: z.unknown() })
const failure = z.object({ error: z.string(), message: z.string() })
const newSession = z.object({ sessionId: z.string() })

/** Functions run in the page: they see no variables of the test. */
type InPage<Args extends unknown[], Result> = (...args: Args) => Result

/** Keys of WebDriver. */
export const keys = { escape: '\uE00C', enter: '\uE007', tab: '\uE004' }

export class WebKitPage {
  private constructor(
    private readonly address: string,
    private readonly session: string,
    private readonly children: readonly ChildProcess[],
  ) {}

  /**
   * Starts a screen, the driver and the browser.
   * @param features switches young features off, as older versions lack them: `-CSSAnchorPositioning`
   */
  static async start(
    { driver, browser, screen }: WebKit,
    { port = 9321, features }: { port?: number; features?: string } = {},
  ): Promise<WebKitPage> {
    const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const [number] = await once(display.stdio[3] ?? display, 'data')
    const environment = {
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
      LIBGL_ALWAYS_SOFTWARE: '1',
    }
    const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: { ...process.env, ...environment },
    })
    const children = [server, display]
    // A test that runs out of time closes nothing, and the next driver finds the port taken.
    process.once('exit', () => {
      for (const child of children) child.kill()
    })
    const address = `http://127.0.0.1:${port}`
    await until('WebKit’s driver answers', () => call(address, 'GET', '/status').then(() => true))
    const options = { binary: browser, args: ['--automation', ...(features ? [`--features=${features}`] : [])] }
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } }
    const { sessionId } = newSession.parse(await call(address, 'POST', '/session', { capabilities }))
    return new WebKitPage(address, sessionId, children)
  }

  async close(): Promise<void> {
    // A page that hangs would keep the driver for ever.
    await Promise.race([this.own('DELETE', '').catch(() => undefined), pause(3000)])
    for (const child of this.children) child.kill()
  }

  private own(method: string, path: string, body?: object): Promise<unknown> {
    return call(this.address, method, `/session/${this.session}${path}`, body)
  }

  async open(address: string): Promise<void> {
    await this.own('POST', '/url', { url: address })
    await this.until('the start script runs', () => document.documentElement.dataset.scripts === '')
  }

  back(): Promise<unknown> {
    return this.own('POST', '/back', {})
  }

  /** Runs a function in the page and returns its JSON. */
  run<Args extends unknown[], Result>(action: InPage<Args, Result>, ...args: Args): Promise<unknown> {
    // tsx adds this helper to named functions. The page does not have it.
    const script = `const __name = (value) => value; return (${action}).apply(null, arguments)`
    return this.own('POST', '/execute/sync', { script, args })
  }

  until<Args extends unknown[]>(what: string, check: InPage<Args, unknown>, ...args: Args): Promise<void> {
    return until(what, async () => Boolean(await this.run(check, ...args).catch(() => false)))
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

  async press(key: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ]
    await this.own('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter)
  }

  /** The center of an element in the window, in CSS pixels. Scrolls to an element outside the window. */
  private async middleOf(selector: string): Promise<{ x: number; y: number }> {
    const place = await this.run((wanted) => {
      const found = document.querySelector(wanted)
      const { top = 0, bottom = 0 } = found?.getBoundingClientRect() ?? {}
      if (top < 60 || bottom > innerHeight) found?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = found?.getBoundingClientRect()
      return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
    }, selector)
    return z.object({ x: z.number(), y: z.number() }).parse(place)
  }

  /** Moves the pointer to an element once it stands still: a smooth scroll would move the element away. */
  private async pointAt(selector: string): Promise<object> {
    let last = { x: -1, y: -1 }
    let still = 0
    await until(`${selector} stands still`, async () => {
      const { x, y } = last
      last = await this.middleOf(selector)
      still = last.x === x && last.y === y ? still + 1 : 0
      // On a busy machine a smooth scroll rests for a moment, and goes on.
      return still === 3
    })
    return { type: 'pointerMove', duration: 50, origin: 'viewport', ...last }
  }

  /** Waits until a click would reach the element: nothing covers it, and its animation has ended. */
  private hittable(selector: string): Promise<void> {
    const isOnTop = (wanted: string) => {
      const found = document.querySelector(wanted)
      const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect()
      return Boolean(found?.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
    }
    return this.until(`${selector} can be clicked`, isOnTop, selector)
  }

  private async pointer(actions: object[]): Promise<void> {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
    await this.own('POST', '/actions', { actions: [mouse] })
  }

  async resize(width: number, height: number): Promise<void> {
    await this.own('POST', '/window/rect', { width, height })
  }

  async hover(selector: string): Promise<void> {
    await this.pointer([await this.pointAt(selector)])
  }

  async click(selector: string): Promise<void> {
    const move = await this.pointAt(selector)
    await this.hittable(selector)
    await this.pointer([move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])
  }
}

async function call(address: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(address + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = answer.parse(await response.json())
  const failed = failure.safeParse(value)
  if (failed.success) throw new Error(`${path}: ${failed.data.error}: ${failed.data.message}`)
  return value
}

async function until(what: string, check: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await check().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Not within ${patience / 1000} s: ${what}.`)
    await pause(80)
  }
}
