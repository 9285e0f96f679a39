/**
 * A random walk in the other engines, among strangers: translators, extensions, quick hands. Only
 * `npm run walk` takes it: a step through WebDriver takes seconds.
 */
import { setTimeout as pause } from 'node:timers/promises'

import { type Driver, driveFirefox, driveWebKit } from '../support/driver'
import { firefox, webkit } from '../support/engines'
import { expect, test } from '../support/form-test'
import { siteOrigin } from '../support/origins'
import { draws } from '../support/random'
import { addIconsIn, translateIn } from '../support/strangers-in-page'

const seed = Number(process.env.WALK_SEED ?? 20_240_917)
const isLong = process.env.WALK_STEPS !== undefined
const steps = Number(process.env.WALK_STEPS ?? 40)
/** In ms: a walk takes all its steps, and has this long for them. */
const longest = steps * 6000

type Walk = { driver: Driver; pick: <Item>(items: readonly Item[]) => Item | undefined; typed: Map<string, string> }

async function until(what: string, check: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 15_000
  while (!(await check().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Not within 15 s: ${what}.`)
    await pause(60)
  }
}

const runs = ({ driver }: Walk) =>
  until('the start script runs', () => driver.run(() => document.documentElement.dataset.scripts === ''))

const count = async ({ driver }: Walk, selector: string) =>
  Number(await driver.run((wanted) => document.querySelectorAll(wanted).length, selector))

const isShown = ({ driver }: Walk, selector: string) =>
  driver.run((wanted) => (document.querySelector(wanted)?.getClientRects().length ?? 0) > 0, selector)

/** Follows a link of the footer: each page has them all. */
async function follow(walk: Walk, times = 1): Promise<void> {
  const selector = '#site-map a[href^="/"]'
  const index = walk.pick(Array.from({ length: await count(walk, selector) }, (_, place) => place)) ?? 0
  const href = String(
    await walk.driver.run(
      (links, place) => document.querySelectorAll<HTMLAnchorElement>(links)[Number(place)]?.getAttribute('href') ?? '',
      selector,
      String(index),
    ),
  )
  for (let time = 0; time < times; time += 1)
    // The second click of a double click may find the next page already.
    await walk.driver.click(`#site-map a[href="${href}"]`).catch((error: unknown) => {
      if (time === 0) throw error
    })
  await until(`${href} is open`, () => walk.driver.run((path) => location.pathname === path, href))
}

async function overMenu(walk: Walk, close: () => Promise<unknown>): Promise<void> {
  await walk.driver.click('header [popovertarget=menu]')
  await until('the menu is open', () => isShown(walk, '#menu nav'))
  await close()
  await until('the menu is closed', async () => !(await isShown(walk, '#menu nav')))
}

async function overPolicy(walk: Walk, close: () => Promise<unknown>): Promise<void> {
  await walk.driver.click('footer a[data-policy=privacy]')
  await until('the dialog is open', () => isShown(walk, '[role=dialog] iframe'))
  await close()
  await until('the dialog is closed', async () => (await count(walk, '[role=dialog]')) === 0)
}

const field = 'main form [name=message]'

async function write(walk: Walk): Promise<void> {
  if ((await count(walk, field)) === 0) await walk.driver.open(`${siteOrigin}/en/contact`)
  await runs(walk)
  await walk.driver.type(field, `${walk.pick(['uno', 'due', 'tre'])} `)
  const [id, text] = await formNow(walk)
  expect(text).not.toBe('')
  walk.typed.set(id, text)
}

/** The form of the page that is open, and its message. */
async function formNow({ driver }: Walk): Promise<[id: string, text: string]> {
  const [id, text] = String(
    await driver.run((message) => {
      const control = document.querySelector<HTMLTextAreaElement>(message)
      return `${control?.id ?? ''}\n${control?.value ?? ''}`
    }, field),
  ).split(/\n(.*)/s)
  return [id ?? '', text ?? '']
}

async function reload({ driver }: Walk): Promise<void> {
  await driver.run(() => {
    document.documentElement.dataset.leaving = ''
    setTimeout(() => location.reload())
  })
  await until('the page has come again', () => driver.run(() => document.documentElement.dataset.leaving === undefined))
}

const actions: Record<string, (walk: Walk) => Promise<unknown>> = {
  follow: (walk) => follow(walk),
  doubleClick: (walk) => follow(walk, 2),
  menuThenEscape: (walk) => overMenu(walk, () => walk.driver.press('Escape')),
  policyThenEscape: (walk) => overPolicy(walk, () => walk.driver.press('Escape')),
  write,
  reload,
  translate: ({ driver }) => driver.run(translateIn, 'wrapped'),
  addIcons: ({ driver }) => driver.run(addIconsIn),
  rotate: ({ driver, pick }) => (pick([true, false]) ? driver.resize(800, 1200) : driver.resize(1200, 800)),
  zoom: ({ driver, pick }) =>
    driver.run(
      (size) => {
        document.documentElement.style.fontSize = size
      },
      pick(['100%', '150%', '200%']) ?? '100%',
    ),
  scroll: ({ driver }) => driver.run(() => scrollTo(0, document.documentElement.scrollHeight * 0.6)),
}

async function expectSound(walk: Walk): Promise<void> {
  await pause(50)
  await runs(walk)
  expect(await count(walk, 'main h1')).toBe(1)
  expect(await count(walk, '.island-error')).toBe(0)
  const [id, text] = await formNow(walk)
  const typed = walk.typed.get(id)
  if (typed !== undefined) expect(text, 'a draft').toBe(typed)
}

for (const { engine, start } of [
  { engine: firefox, start: driveFirefox },
  { engine: webkit, start: driveWebKit },
]) {
  test(`${engine.name}: given programs that change pages, a random walk loses no word and meets no error (R-BASE-2, R-CHROME-4, R-FORM-13, R-ERROR-3)`, async () => {
    test.skip(!isLong, 'npm run walk takes this way')
    test.skip(!engine.isThere() && !process.env.CI, `${engine.name} is not on this machine`)
    test.setTimeout(longest + 120_000)
    const driver = await start()
    try {
      const walk: Walk = { driver, pick: draws(seed).pick, typed: new Map() }
      await driver.open(`${siteOrigin}/en/contact`)
      let taken = 0
      for (; taken < steps; taken += 1) {
        const name = walk.pick(Object.keys(actions)) ?? 'scroll'
        await test.step(`${taken}: ${name} at ${await driver.run(() => location.pathname)}`, async () => {
          await actions[name]?.(walk)
          await expectSound(walk)
        })
      }
      test.info().annotations.push({ type: 'steps', description: `${taken} from seed ${seed}` })
    } finally {
      await driver.close()
    }
  })
}
