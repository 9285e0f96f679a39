/**
 * Every promise, after every action, under every condition: one table of each. A new kind of fault is a new row.
 */
import { chromium, type Page } from '@playwright/test'

import { testBrowser } from '../../tools/support/engines'
import { actions } from './conditions/actions'
import { conditions, elsewhere } from './conditions/conditions'
import { promises, sideways, words } from './conditions/promises'
import { type Action, act, type Condition, type Visit, visitPage } from './conditions/visit'
import { isComplete } from './support/complete'
import { formOf } from './support/form-test'
import { contactPage, fewPages, pages, type SitePage } from './support/site'
import { expect, needed, test } from './support/test'

const widths = [320, 390, 768, 1280]
type Named = [name: string, action: Action]
/** A page, and what is done there. */
type Turn = { here: SitePage; todo: Named[] }

/** Actions of a page, in the order of the table. */
const actionsOn = (page: SitePage) => Object.entries(actions).filter(([, { at }]) => at?.(page) ?? true)

/** A few pages that meet every action once, others for each condition; in a complete check, all pages. */
function turnsOf(index: number, { at = () => true }: Condition): Turn[] {
  if (isComplete) return pages.filter(at).map((here) => ({ here, todo: actionsOn(here) }))
  const left = new Set(Object.keys(actions))
  const news = (page: SitePage) => actionsOn(page).filter(([name]) => left.has(name))
  const turns: Turn[] = []
  const possible = [...fewPages.filter(at), ...pages.filter(at).slice(0, 1)]
  let here = possible[index % possible.length]
  while (here && news(here).length > 0) {
    const todo = actionsOn(here).filter(([name]) => name === 'load' || left.has(name))
    for (const [name] of todo) left.delete(name)
    turns.push({ here, todo })
    here = fewPages.toSorted((one, other) => news(other).length - news(one).length)[0]
  }
  return turns
}

/** The faults of a page. Some pass: an item that fades in, a picture that is still drawn. */
async function faultsOf(visit: Visit, isKnown = (_fault: string) => false): Promise<string[]> {
  let found: string[] = []
  for (const end = Date.now() + 2500; ; ) {
    const looks = Object.entries(promises).map(async ([promise, { look }]) =>
      (await look(visit)).map((fault) => `${promise}: ${fault}`),
    )
    found = (await Promise.all(looks)).flat()
    if (found.every(isKnown) || Date.now() > end) return found
    await visit.page.waitForTimeout(300)
  }
}

/** What is seen of all of a page, at every width. */
async function faultsAtEveryWidth({ page }: Visit, own: number): Promise<string[]> {
  const found: string[] = []
  for (const width of widths.filter((one) => one !== own)) {
    await page.setViewportSize({ width, height: 800 })
    // The page measures its words before it paints them.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    found.push(...[...(await sideways(page)), ...(await words(page))].map((fault) => `at ${width} px: ${fault}`))
  }
  await page.setViewportSize({ width: own, height: 800 })
  return found
}

/** Opens a page as a visitor of that condition does. */
async function openUnder({ launch, context: options }: Condition, baseURL: string) {
  const browser = await chromium.launch({
    ...testBrowser(),
    ...launch,
    args: [...testBrowser().args, ...(launch?.args ?? [])],
  })
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL, ...options })
  return { page: await context.newPage(), close: () => browser.close() }
}

/** Does all there is to do on a page. Returns what is wrong, each fault once. */
async function takeVisit(page: Page, condition: Condition, { here, todo }: Turn, width: number) {
  const visit = await visitPage(page, here, condition, width)
  let isThere = false
  const found = new Map<string, string>()
  for (const [name, action] of todo) {
    if (condition.cannot?.[name]) continue
    await test.step(`${name} on ${here.path}`, async () => {
      const failure = await act(visit, action).then(
        () => [],
        (error: unknown) => [`it does not work: ${String(error).split('\n').slice(0, 8).join(' ').slice(0, 500)}`],
      )
      const isKnown = (fault: string) => found.has(fault)
      const faults = [...failure, ...(await faultsOf(visit, isKnown))]
      if (action.reads) faults.push(...(await faultsAtEveryWidth(visit, width)))
      for (const fault of faults)
        if (!isKnown(fault)) found.set(fault, `${name} on ${here.path} at ${width} px: ${fault}`)
      isThere ||= Boolean(await condition.isThere(page))
      if (name === 'print') {
        await page.emulateMedia({ media: null })
        await page.setViewportSize({ width, height: 800 })
      }
      if (failure.length > 0) await visit.open().catch(() => undefined)
    })
  }
  return { found: [...found.values()], isThere }
}

for (const [index, [name, condition]] of conditions.entries()) {
  test(`given ${name}, pages keep their promises (R-BASE-1, R-BASE-2, R-PAGE-15, R-PAGE-19, R-SCROLL-4)`, async ({
    baseURL,
  }) => {
    test.setTimeout(isComplete ? 3_600_000 : 240_000)
    let isThere = false
    for (const [turn, visit] of turnsOf(index, condition).entries()) {
      const { page, close } = await openUnder(condition, baseURL ?? '')
      try {
        const taken = await takeVisit(page, condition, visit, widths[(index + turn) % widths.length] ?? 390)
        isThere ||= taken.isThere
        expect.soft(taken.found, visit.here.path).toEqual([])
      } finally {
        await close()
      }
    }
    expect(isThere, 'the condition is there').toBe(true)
  })
}

for (const [name, reason] of Object.entries(elsewhere))
  test(`given ${name}, pages keep their promises (R-BASE-1)`, () => test.skip(true, reason))

test('each promise is seen to break (R-PAGE-15)', async ({ baseURL }) => {
  const [, unconditional] = needed(conditions[0], 'condition')
  for (const [promise, { broken }] of Object.entries(promises)) {
    const { page, close } = await openUnder(unconditional, baseURL ?? '')
    const visit = await visitPage(page, contactPage('en'), unconditional, 1280)
    await act(visit, { does: visit.open, moves: true })
    await formOf(page).field('message').fill('Vendo limoni.')
    visit.typed.set('message', 'Vendo limoni.')
    expect(await faultsOf(visit)).toEqual([])
    await act(visit, { does: () => broken(visit) })
    expect.soft((await faultsOf(visit)).join('\n'), promise).toContain(`${promise}:`)
    await close()
  }
})
