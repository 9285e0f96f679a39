import type { Page } from '@playwright/test'
import { z } from 'zod'

import { expect, open, test } from './support/test'

const trace = z.object({
  traceEvents: z.array(z.object({ name: z.string(), args: z.object({ elementCount: z.number().optional() }) })),
})

/** The most elements that the browser styles at once while something happens in a page. */
async function mostStyled(page: Page, action: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['devtools.timeline'] })
  await action()
  const recorded = await browser?.stopTracing()
  const { traceEvents } = trace.parse(JSON.parse(String(recorded)))
  const passes = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree')
  expect(passes).not.toEqual([])
  return Math.max(...passes.map(({ args }) => args.elementCount ?? 0))
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** R-SPEED-1: the answer to a touch on a link begins with a transition. */
test('a transition between pages leaves the styles of the page alone', async ({ page }) => {
  await open(page, '/en')
  const all = await page.locator('main *').count()
  const styled = await mostStyled(page, () =>
    page.evaluate(() => document.startViewTransition(() => undefined).finished),
  )
  expect(all).toBeGreaterThan(200)
  expect(styled).toBeLessThan(all / 3)
})
