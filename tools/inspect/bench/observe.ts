import type { Page } from '@playwright/test'

/** When something began, since the page was asked for, and how long it took, in ms. */
type Span = { start: number; duration: number }

declare global {
  interface Window {
    /** What the browser has reported: answers to events until they were painted, long tasks, touches until a page stood. */
    benchSeen: { events: Span[]; tasks: Span[]; shown: Span[] }
  }
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen: Window['benchSeen'] = { events: [], tasks: [], shown: [] }
  window.benchSeen = seen
  const into = (list: Span[]) => (entries: PerformanceObserverEntryList) => {
    list.push(...entries.getEntries().map(({ startTime, duration }) => ({ start: startTime, duration })))
  }
  const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver(into(seen.events)).observe(events)
  new PerformanceObserver(into(seen.tasks)).observe({ type: 'longtask' })

  let touched = 0
  addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), true)
  // The browser's own: while a page changes, frames of the site's are timers (src/motion/page-transition.ts).
  const frame = window.requestAnimationFrame.bind(window)
  // Painted: a frame has been made, and what was asked for after it runs.
  addEventListener('app:page', () => {
    frame(() => setTimeout(() => seen.shown.push({ start: touched, duration: performance.now() - touched })))
  })
}

export async function observePage(page: Page): Promise<void> {
  // tsx names functions with a helper of its own, which the page does not have.
  await page.addInitScript('globalThis.__name ??= (value) => value')
  await page.addInitScript(observe)
}

/** Lets what has been measured reach the observers: two frames, and a moment in which nothing runs. */
const settle = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 500 })))
  })

export type Seen = { event: number; task: number; shown: number }

/**
 * Does something on the page, and tells the longest of each kind that began since and that the browser reported; 0 where it
 * was too short to be reported. An event of before may be reported late: Chromium moves a pointer that nobody has over a new
 * page, and its answer is the first paint.
 */
export async function seenDuring(page: Page, action: () => Promise<unknown>): Promise<Seen> {
  await page.evaluate(settle)
  const begin = await page.evaluate(() => performance.now())
  await action()
  await page.evaluate(settle)
  return page.evaluate((since) => {
    const longest = (spans: readonly Span[]) =>
      Math.max(0, ...spans.filter(({ start }) => start >= since).map(({ duration }) => duration))
    const { events, tasks, shown } = window.benchSeen
    return { event: longest(events), task: longest(tasks), shown: longest(shown) }
  }, begin)
}
