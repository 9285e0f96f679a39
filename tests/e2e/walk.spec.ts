import type { Page } from '@playwright/test'
import { actions, places } from './conditions/actions'
import { conditions } from './conditions/conditions'
import { isUnder, type Visit, visitPage } from './conditions/visit'
import { refusedStyle } from './support/extensions'
import { homePage, pages } from './support/site'
import { documents, expect, languageHere, missingPath, needed, open, running, test } from './support/test'

/** Only `npm run test:all` takes this way. */
const seed = Number(process.env.WALK_SEED ?? 20_240_917)
const isLong = process.env.WALK_STEPS !== undefined
const count = Number(process.env.WALK_STEPS ?? 40)
/** In ms: a walk takes all its steps, and has this long for them. */
const longest = count * 2000

/** The address of each page. On a slow connection the next page takes its time. */
const pageAddresses = /localhost:\d+\/(en|it)(\/[\w-]+)*$/

const sizes = { upright: { width: 820, height: 1180 }, aside: { width: 1280, height: 800 } }

/** Random choices that repeat for the same seed (mulberry32). */
function draws(seed: number) {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)]
  return { pick }
}

/** What can come to an open page, and leaves it a line. */
const brought = Object.entries(conditions).filter(
  ([, { after, before, context, launch, cannot }]) => after && !before && !context && !launch && !cannot,
)

type Walk = {
  page: Page
  visit: Visit
  pick: <Item>(items: readonly Item[]) => Item | undefined
  typed: Map<string, string>
}

const follow = async ({ page, pick }: Walk, selector: string) => {
  const links = page.locator(selector)
  const index = pick(Array.from({ length: await links.count() }, (_, place) => place))
  if (index === undefined) return
  const link = links.nth(index)
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  // The address changes when the next page begins to load.
  if (/^[/#]/.test(href))
    await page.waitForURL((url) => url.href.endsWith(href === '/' ? '/en' : href), { waitUntil: 'commit' })
}

/** What one does on a page, and comes back to it. */
const rows = Object.keys(actions).filter((name) => !/send|print|read|cookie|another/.test(name))

const steps: Record<string, (walk: Walk) => Promise<unknown>> = {
  ...Object.fromEntries(
    rows.map((name) => [
      name,
      async ({ visit }: Walk) => (places[name]?.(visit.here) ?? true) && actions[name]?.(visit),
    ]),
  ),
  link: (walk) => follow(walk, 'main a[href^="/"]:visible, main a[href^="#"]:visible'),
  footer: (walk) => follow(walk, 'footer nav a[href^="/"]'),
  menu: async (walk) => {
    await walk.page.locator('header [data-menu-button]').click()
    await follow(walk, '#menu nav a[href^="/"]')
  },
  back: ({ page }) => page.goBack(),
  forward: ({ page }) => page.goForward(),
  switchLanguage: async ({ page }) => {
    await page.locator('header [popovertarget=languages]').hover()
    const link = page.locator('#languages a:not([aria-current])')
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    // The address keeps search and hash.
    await page.waitForURL((url) => url.pathname === href)
    await page.mouse.move(400, 500)
    await running(page)
  },
  slowNetwork: async ({ page, pick }) => {
    const delay = pick([0, 0, 350, 700]) ?? 0
    await page.unroute(pageAddresses)
    if (delay > 0)
      await page.route(pageAddresses, (route) => setTimeout(() => route.continue().catch(() => undefined), delay))
  },
  /** A second link before the first page has come: the last one wins. */
  changeMind: async (walk) => {
    const links = walk.page.locator('footer nav a[href^="/"]')
    await links.first().click()
    await follow(walk, 'footer nav a[href^="/"]')
  },
  scroll: ({ page }) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.6)),
  type: async ({ page, pick, typed }) => {
    const name = pick(['email', 'message'])
    const form = page.locator('main form')
    if (name === undefined || (await form.count()) === 0) return
    const text = `${name} ${typed.size}-${pick([1, 2, 3, 4, 5, 6, 7, 8, 9])}`
    await form.locator(`[name=${name}]`).fill(text)
    typed.set(await draftKey(page, name), text)
  },
  /** Once on each page: a translator translates a page once. */
  condition: async ({ page, pick }) => {
    const [name, condition] = pick(brought) ?? ['nothing', { isThere: 'true' }]
    await test.step(name, async () => (await isUnder(page, condition)) || condition.after?.(page))
  },
  doubleClick: async ({ page, pick }) => {
    const links = page.locator('#site-map a[href^="/"]')
    const link = links.nth(pick([0, 1, 2, 3]) ?? 0)
    const href = (await link.getAttribute('href')) ?? ''
    await link.dblclick()
    await page.waitForURL((url) => url.pathname === href)
  },
  rotate: ({ page, pick }) => page.setViewportSize(pick([sizes.upright, sizes.aside]) ?? sizes.aside),
}

/** Each form keeps its own draft. */
const draftKey = async (page: Page, name: string) =>
  (await page.locator(`main form [name=${name}]`).getAttribute('id')) ?? ''

async function expectSound({ page, typed }: Walk) {
  await running(page)
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page.locator('main h1')).not.toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('banner')).toHaveCount(1)
  // A translator says that the page has another language now.
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^(${languageHere(page)}|de)$`))
  await expect(page.locator('.island-error')).toHaveCount(0)
  for (const [id, text] of typed) {
    const control = page.locator(`[id="${id}"]`)
    if ((await control.count()) === 0) continue
    await expect(control, 'a draft').toHaveValue(text)
  }
}

test('many random steps lead to no error, no lost draft (R-FORM-13, R-ERROR-3)', async ({ page, watch }) => {
  test.skip(!isLong, 'npm run test:all takes this way')
  test.setTimeout(longest + 60_000)
  watch.allow(...missingPath, documents, refusedStyle)
  // A browser that fetches links ahead gets a 404 for the counterpart of a page in one language.
  for (const { path } of pages.filter(({ alternates }) => !alternates.en))
    watch.allow(new RegExp(`^failed request: .*${path.replace('/it/', '/en/')} `))
  const { pick } = draws(seed)
  const visit = await visitPage(page, homePage('en'), needed(conditions['no condition'], 'condition'))
  const walk: Walk = { page, visit, pick, typed: new Map() }
  const taken: string[] = []
  await open(page, '/en')
  for (let step = 0; step < count; step += 1) {
    // Going back from the first page would leave the site.
    const canGoBack = (await page.evaluate(() => window.history.length)) > 3
    const name = pick(Object.keys(steps).filter((action) => action !== 'back' || canGoBack)) ?? 'scroll'
    taken.push(`${name} at ${page.url()}`)
    await test.step(`${step}: ${taken.at(-1)}`, async () => {
      visit.here = pages.find(({ path }) => path === new URL(page.url()).pathname) ?? visit.here
      await steps[name]?.(walk)
      if (page.url() === 'about:blank') await open(page, '/it')
      await expectSound(walk)
    })
  }
  test.info().annotations.push({ type: 'steps', description: `${taken.length} from seed ${seed}` })
})
