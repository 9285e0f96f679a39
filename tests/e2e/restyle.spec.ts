import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'

import { pages, siteDirectory } from './support/site'
import { expect, open, root, test } from './support/test'

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      dur: z.number().default(0),
      args: z.object({
        elementCount: z.number().optional(),
        data: z.object({ url: z.string() }).optional().catch(undefined),
      }),
    }),
  ),
})

type Work = z.infer<typeof trace>['traceEvents'][number]

/** What the browser does while something happens in a page, in the order of time. */
async function workDuring(page: Page, action: () => Promise<unknown>): Promise<Work[]> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  await action()
  const recorded = await browser?.stopTracing()
  return trace.parse(JSON.parse(String(recorded))).traceEvents.toSorted((a, b) => a.ts - b.ts)
}

/** The most elements that the browser styles at once while something happens in a page. */
async function mostStyled(page: Page, action: () => Promise<unknown>): Promise<number> {
  const passes = (await workDuring(page, action)).filter(({ name }) => name === 'UpdateLayoutTree')
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

/** The ground that stands behind an element, and the ground and letters of what is selected in it. */
const surfaces = (page: Page) =>
  page.locator('main :is(h1, h2, p), footer a').evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundColor, color } = getComputedStyle(element, '::selection')
      const grounds = function* () {
        for (let at: Element | null = element; at; at = at.parentElement) yield getComputedStyle(at).backgroundColor
      }
      return { behind: [...grounds()].find((ground) => !/^rgba|transparent/.test(ground)), backgroundColor, color }
    }),
  )

/** Lemon on a field of lemon would not be seen. */
test('what is selected is seen on every surface, in both themes', async ({ page }) => {
  for (const [theme, ground, letters] of [
    ['light', 'rgb(11, 85, 102)', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(255, 213, 61)', 'rgb(21, 23, 21)'],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await open(page, '/en')
    const selected = await surfaces(page)
    expect(selected.length).toBeGreaterThan(20)
    for (const { behind, backgroundColor, color } of selected) {
      expect([backgroundColor, color]).toEqual([ground, letters])
      expect(behind).not.toBe(backgroundColor)
    }
  }
})

/** R-SPEED-1: a selection colored element by element is one more style for each of them. */
test('what may be selected costs no element a second style', async ({ page }) => {
  await open(page, '/en')
  const all = await page.locator('body *').count()
  const styled = await mostStyled(page, () =>
    page.evaluate(() => {
      document.body.inert = true
      return new Promise((styled) => requestAnimationFrame(() => requestAnimationFrame(styled)))
    }),
  )
  expect(styled).toBeGreaterThan(all / 2)
  expect(styled).toBeLessThanOrEqual(all)
})

/** R-SPEED-1: a frame that runs a part of a script has waited for it. */
test('the first frame of a page runs nothing of the start script, even where that came before it', async ({ page }) => {
  await page.route('**/en', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    // What follows a script that is not `async` waits for it.
    await route.fulfill({ response, body: html.replace(/(<script data-start[^>]*) async(="")?/, '$1') })
  })
  // A pointer rests where the page comes: the browser tells it of what is under it as soon as that is laid out.
  await page.mouse.move(200, 300)
  const work = await workDuring(page, async () => {
    await page.goto('/en')
    await expect(root(page)).toHaveAttribute('data-scripts', '')
  })
  const isOfStart = ({ args }: Work) => args.data?.url.includes('/start-') ?? false
  const evaluated = work.find((event) => event.name === 'EvaluateScript' && isOfStart(event))
  const here = work.filter(({ pid, tid, ts }) => pid === evaluated?.pid && tid === evaluated.tid && ts > evaluated.ts)
  const isIn = (event: Work, task: Work) => task.ts <= event.ts && event.ts < task.ts + task.dur
  const paint = here.find(({ name }) => name === 'Paint')
  const frame = here.find((event) => event.name === 'RunTask' && paint && isIn(paint, event))
  expect(frame).toBeDefined()
  expect(here.filter((event) => isOfStart(event) && frame && isIn(event, frame))).toEqual([])
  expect(here.filter(isOfStart), 'it runs after it').not.toEqual([])
})

/** R-SPEED-1: on a phone, asking for the screen's height after a change has the page laid out to answer. */
test('@phone sections that wait to be revealed are hidden at once: the page is laid out once for them', async ({
  page,
}) => {
  const work = await workDuring(page, async () => {
    await page.goto('/it/e-commerce/agenzia-prestashop')
    await expect(page.locator('main section:last-of-type [data-reveal=waiting]').first()).toBeAttached()
  })
  const waiting = await page.locator('main section:has([data-reveal=waiting])').count()
  expect(waiting).toBeGreaterThan(5)
  const isIn = (event: Work, call: Work) =>
    event.pid === call.pid && event.tid === call.tid && call.ts <= event.ts && event.ts < call.ts + call.dur
  const calls = work.filter(({ name, args }) => name === 'FunctionCall' && args.data?.url.includes('/start-'))
  const layouts = work.filter(({ name }) => name === 'Layout')
  expect(calls.length).toBeGreaterThan(1)
  for (const call of calls) expect(layouts.filter((layout) => isIn(layout, call)).length).toBeLessThanOrEqual(1)
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
