import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What the browser has reported, in ms: how long answers to events took until they were painted, and long tasks. */
    benchSeen: { events: number[]; tasks: number[]; shown: number[] }
  }
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen: Window['benchSeen'] = { events: [], tasks: [], shown: [] }
  window.benchSeen = seen
  const into = (list: number[]) => (entries: PerformanceObserverEntryList) => {
    list.push(...entries.getEntries().map(({ duration }) => duration))
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
    frame(() => setTimeout(() => seen.shown.push(performance.now() - touched)))
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

/** Does something on the page, and tells the longest of each kind that the browser reported of it; 0 where it was too short to be reported. */
export async function seenDuring(page: Page, action: () => Promise<unknown>): Promise<Seen> {
  await page.evaluate(settle)
  await page.evaluate(() => {
    for (const list of Object.values(window.benchSeen)) list.length = 0
  })
  await action()
  await page.evaluate(settle)
  return page.evaluate(() => {
    const { events, tasks, shown } = window.benchSeen
    return { event: Math.max(0, ...events), task: Math.max(0, ...tasks), shown: Math.max(0, ...shown) }
  })
}
