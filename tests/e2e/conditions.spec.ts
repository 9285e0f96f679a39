/** Every promise, after every action, under every condition: a table of each. A new kind of fault is a new row. */
import { type Browser, chromium } from '@playwright/test'

import { testBrowser } from '../../tools/support/engines'
import { actions, places } from './conditions/actions'
import { conditions, elsewhere } from './conditions/conditions'
import { promises } from './conditions/promises'
import { type Condition, isUnder, type Visit, visitPage } from './conditions/visit'
import { isComplete } from './support/complete'
import { formOf } from './support/form-test'
import { contactPage, pages, type SitePage } from './support/site'
import { expect, needed, softly, test } from './support/test'

/**
 * A few pages that meet every action between them: others for each condition. Outside a complete check a condition meets
 * what it shows in and each sixth action, and its neighbours the others.
 */
function tourOf(index: number, { at = () => true, cannot = {}, needs = [] }: Condition) {
  const isTaken = (name: string, place: number) => isComplete || needs.includes(name) || (place + index) % 6 === 0
  const open = new Map(Object.entries(actions).filter(([name], place) => !cannot[name] && isTaken(name, place)))
  const start = (7 * index) % pages.length
  return [...pages.slice(start), ...pages.slice(0, start)].filter(at).flatMap((here) => {
    const todo = [...open].filter(([name]) => places[name]?.(here) ?? true)
    for (const [name] of todo) open.delete(name)
    return todo.length > 0 ? [{ here, todo }] : []
  })
}

async function faultsOf(visit: Visit): Promise<string[]> {
  const looks = Object.entries(promises).map(async ([promise, { look }]) =>
    (await look(visit)).map((fault) => `${promise}: ${fault}`),
  )
  return (await Promise.all(looks)).flat()
}

/** Some faults pass: an item that fades in, a picture that is still drawn. */
const expectPromises = (visit: Visit, action: string) =>
  softly.poll(() => faultsOf(visit), { message: action, timeout: 30_000 }).toEqual([])

/** Opens a page, in a browser of its own only for a condition that asks for it. */
async function openUnder(browser: Browser, here: SitePage, condition: Condition, width: number, baseURL = '') {
  const { launch, context } = condition
  const args = [...testBrowser().args, ...(launch?.args ?? [])]
  const own = launch && (await chromium.launch({ ...testBrowser(), ...launch, args }))
  const settings = { reducedMotion: 'reduce', baseURL, viewport: { width, height: 800 }, ...context } as const
  const opened = await (own ?? browser).newContext(settings)
  const visit = await visitPage(await opened.newPage(), here, condition)
  await visit.open()
  return { visit, close: () => own?.close() ?? opened.close() }
}

for (const [index, [name, condition]] of Object.entries(conditions).entries())
  test(`given ${name}, pages keep their promises (R-BASE-1, R-BASE-2, R-PAGE-15, R-PAGE-19, R-POLICY-4, R-SCROLL-4, R-ERROR-4, R-ERROR-5)`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    let isThere: unknown = false
    for (const [stop, { here, todo }] of tourOf(index, condition).entries()) {
      const width = needed([1280, 390, 768, 320][(index + stop) % 4], 'width')
      const { visit, close } = await openUnder(browser, here, condition, width, baseURL)
      expect.soft(await visit.work(), `${here.path}: seconds of work for the load`).toBeLessThan(1)
      for (const [action, act] of todo)
        await test.step(`${action} on ${here.path}, ${width} px`, async () => {
          const [work, size] = [await visit.work(), visit.page.viewportSize()]
          const look = await act(visit)
          expect.soft((await visit.work()) - work, `${action}: seconds of work`).toBeLessThan(1)
          if (typeof look === 'function') await look()
          await expectPromises(visit, `${action} on ${here.path}, ${width} px`)
          isThere ||= await isUnder(visit.page, condition)
          await visit.page.emulateMedia({ media: null })
          if (size) await visit.page.setViewportSize(size)
        })
      await close()
    }
    expect(isThere, 'the condition is there').toBeTruthy()
  })

for (const [name, reason] of Object.entries(elsewhere))
  test(`given ${name}, pages keep their promises (R-BASE-1)`, () => test.skip(true, reason))

test('each promise is seen to break (R-PAGE-15)', async ({ browser, baseURL }) => {
  const condition = needed(conditions['forced colors, light'], 'condition')
  const { visit } = await openUnder(browser, contactPage('en'), condition, 1280, baseURL)
  for (const [promise, { broken }] of Object.entries(promises)) {
    await visit.open()
    await formOf(visit.page).field('message').fill('Vendo limoni.')
    visit.typed.set('message', 'Vendo limoni.')
    await expectPromises(visit, 'before')
    await visit.page.evaluate(broken)
    expect.soft((await faultsOf(visit)).join('\n'), promise).toContain(`${promise}:`)
  }
})
