import { until } from './until'

/** Functions run in the page: they see no variables of the test. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result

/** A page of a browser that Playwright does not drive: what a test does with it, told in terms of the driver's `run`. */
export abstract class DrivenPage {
  /** Runs a function in the page and returns its JSON. */
  abstract run<Args extends unknown[], Result>(action: InPage<Args, Result>, ...args: Args): Promise<unknown>
  abstract hover(selector: string): Promise<void>
  abstract click(selector: string): Promise<void>
  abstract type(text: string): Promise<void>
  abstract escape(): Promise<void>
  abstract back(): Promise<unknown>
  abstract close(): Promise<void>
  protected abstract load(address: string): Promise<unknown>

  async open(address: string): Promise<void> {
    await this.load(address)
    await this.until('the start script runs', () => document.documentElement.dataset.scripts === '')
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

  /** Waits until a click would reach the element: it stands still, and nothing covers it. */
  protected async reach(selector: string): Promise<void> {
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
}
