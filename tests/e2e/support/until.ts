import { setTimeout as pause } from 'node:timers/promises'

const patience = 20_000

/** Waits for what a browser shows that Playwright does not drive. An error while a page changes is no answer. */
export async function until(what: string, check: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await check().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Not within ${patience / 1000} s: ${what}.`)
    await pause(80)
  }
}
