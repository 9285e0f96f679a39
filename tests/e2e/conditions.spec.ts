/** Every promise, after every action, under every condition: a table of each. A new kind of fault is a new row. */
import { type Browser, chromium } from '@playwright/test'

import { testBrowser } from '../../tools/support/engines'
import { type Action, actions } from './conditions/actions'
import { conditions, elsewhere } from './conditions/conditions'
import { faultsAtEveryWidth, movedAway, promises } from './conditions/promises'
import { type Condition, patience, type Visit, visitPage } from './conditions/visit'
import { isComplete } from './support/complete'
import { formOf } from './support/form-test'
import { contactPage, pages, type SitePage } from './support/site'
import { expect, needed, test } from './support/test'

const sizes = [1280, 390, 768, 320].map((width) => ({ width, height: 800 }))
type Stop = { here: SitePage; todo: [name: string, action: Action][] }

/**
 * A few pages that meet every action between them: others for each condition. Outside a complete check a condition meets
 * what it shows in and each sixth action, and its neighbours the others.
 */
function tourOf(index: number, { at = () => true, cannot = {}, needs = [] }: Condition): Stop[] {
  const isTaken = (name: string, place: number) =>
    isComplete || ['load', ...needs].includes(name) || (place + index) % 6 === 0
  const open = new Map(Object.entries(actions).filter(([name], place) => !cannot[name] && isTaken(name, place)))
  const start = (7 * index) % pages.length
  return [...pages.slice(start), ...pages.slice(0, start)].filter(at).flatMap((here) => {
    const todo = [...open].filter(([, { at: can }]) => can?.(here) ?? true)
    for (const [name] of todo) if (name !== 'load') open.delete(name)
    return todo.length > 1 ? [{ here, todo }] : []
  })
}

/** The faults of a page. Some pass: an item that fades in, a picture that is still drawn. */
async function faultsOf(visit: Visit, wait: number, isKnown = (_fault: string) => false): Promise<string[]> {
  for (const end = Date.now() + wait; ; await visit.page.waitForTimeout(100)) {
    const looks = Object.entries(promises).map(async ([promise, { look }]) =>
      (await look(visit)).map((fault) => `${promise}: ${fault}`),
    )
    const found = (await Promise.all(looks)).flat().filter((fault) => !isKnown(fault))
    if (found.length === 0 || Date.now() > end) return found
  }
}

/** Does one thing, and looks. */
async function act(
  visit: Visit,
  { does, stays, reads, limit = patience }: Action,
  isKnown: (fault: string) => boolean,
) {
  const [work, began] = [await visit.work(), Date.now()]
  const failure = await does(visit).then(
    () => undefined,
    (error: unknown) => String(error).split('\n').slice(0, 6).join(' ').slice(0, 400),
  )
  if (failure !== undefined) {
    await visit.open().catch(() => undefined)
    return [`it does not end: ${failure}`]
  }
  const [took, worked] = [Date.now() - began, (await visit.work()) - work]
  return [
    ...(took > limit ? [`it took ${took} ms`] : []),
    ...(worked > 1 ? [`the page worked for ${worked} s`] : []),
    ...(stays ? await movedAway(visit) : []),
    ...(await faultsOf(visit, 2500, isKnown)),
    ...(reads ? await faultsAtEveryWidth(visit) : []),
  ]
}

/** Opens a browser of its own only for a condition that asks for it. */
async function openUnder(browser: Browser, { launch, context }: Condition, index: number, baseURL = '') {
  const args = [...testBrowser().args, ...(launch?.args ?? [])]
  const own = launch && (await chromium.launch({ ...testBrowser(), ...launch, args }))
  const viewport = needed(sizes[index % sizes.length], 'size')
  const opened = await (own ?? browser).newContext({ reducedMotion: 'reduce', baseURL, viewport, ...context })
  return { page: await opened.newPage(), close: () => own?.close() ?? opened.close() }
}

for (const [index, [name, condition]] of Object.entries(conditions).entries())
  test(`given ${name}, pages keep their promises (R-BASE-1, R-BASE-2, R-PAGE-15, R-PAGE-19, R-POLICY-4, R-SCROLL-4, R-ERROR-4, R-ERROR-5)`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    let isThere: unknown = false
    for (const [stop, { here, todo }] of tourOf(index, condition).entries()) {
      const { page, close } = await openUnder(browser, condition, index + stop, baseURL)
      const viewport = needed(page.viewportSize() ?? undefined, 'window')
      const visit = await visitPage(page, here, condition)
      const found = new Set<string>()
      for (const [action, row] of todo)
        await test.step(`${action} on ${here.path}`, async () => {
          const faults = await act(visit, row, (fault) => found.has(fault))
          for (const fault of faults) found.add(fault)
          expect.soft(faults, `${action} on ${here.path}, ${viewport.width} px`).toEqual([])
          isThere ||= await condition.isThere(page)
          if (action === 'print') await page.emulateMedia({ media: null }).then(() => page.setViewportSize(viewport))
        })
      await close()
    }
    expect(isThere, 'the condition is there').toBeTruthy()
  })

for (const [name, reason] of Object.entries(elsewhere))
  test(`given ${name}, pages keep their promises (R-BASE-1)`, () => test.skip(true, reason))

test('each promise is seen to break (R-PAGE-15)', async ({ browser, baseURL }) => {
  const unconditional = needed(conditions['no condition'], 'condition')
  for (const [promise, { broken }] of Object.entries(promises)) {
    const { page, close } = await openUnder(browser, unconditional, 0, baseURL)
    const visit = await visitPage(page, contactPage('en'), unconditional)
    await visit.open()
    await formOf(page).field('message').fill('Vendo limoni.')
    visit.typed.set('message', 'Vendo limoni.')
    expect(await faultsOf(visit, 2500)).toEqual([])
    await broken(visit)
    expect.soft((await faultsOf(visit, 0)).join('\n'), promise).toContain(`${promise}:`)
    await close()
  }
})
