import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'

import { pages, siteDirectory } from './support/site'
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

const published = (path: string) => readFileSync(join(siteDirectory, path), 'utf8')

/**
 * R-SPEED-1: a length in the width of a letter makes a browser look for a font while it styles the page, before ours is
 * there; one in the width of a container makes it lay the page out then.
 */
test('no style of a page asks for a font or for a layout', () => {
  for (const { path } of pages) {
    const html = published(join(path, 'index.html'))
    const files = [...html.matchAll(/\/assets\/[\w-]+\.css/g)].map(([file]) => published(file))
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).concat(files)
    expect(styles.join(''), path).toMatch(/[\d.]em\b/)
    expect(styles.join('').match(/@container|[\d.](ch|ex|ic|cap|cq\w+)\b/g), path).toBeNull()
  }
})
