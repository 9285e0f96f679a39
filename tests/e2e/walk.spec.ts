import type { Page } from '@playwright/test'

import { inboxOrigin } from './support/origins'
import { draws } from './support/random'
import { arrive, expect, languageHere, missingPath, open, running, test } from './support/test'

const seed = 20_240_917
const steps = 220
const longest = 30_000

type Walk = { page: Page; pick: <Item>(items: readonly Item[]) => Item | undefined; typed: Map<string, string> }

const inApp = async ({ page, pick }: Walk, selector: string) => {
  const links = page.locator(selector)
  const index = pick(Array.from({ length: await links.count() }, (_, place) => place))
  if (index === undefined) return
  const link = links.nth(index)
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  // The address changes only when the data of the page has come.
  if (/^[/#]/.test(href))
    await page.waitForURL((url) => url.href.endsWith(href === '/' ? '/en' : href), { waitUntil: 'commit' })
}

const toggleMenu = (page: Page) => page.locator('header [popovertarget=menu]').click()

const actions: Record<string, (walk: Walk) => Promise<unknown>> = {
  link: (walk) => inApp(walk, 'main a[href^="/"]:visible, main a[href^="#"]:visible'),
  footer: (walk) => inApp(walk, 'footer nav a[href^="/"]'),
  menu: async (walk) => {
    await toggleMenu(walk.page)
    await inApp(walk, '#menu nav a')
  },
  openAndCloseMenu: async ({ page }) => {
    await toggleMenu(page)
    await page.keyboard.press('Escape')
  },
  back: ({ page }) => page.goBack(),
  forward: ({ page }) => page.goForward(),
  switchLanguage: async ({ page }) => {
    await page.locator('header [popovertarget=languages]').hover()
    const link = page.locator('#languages a:not([aria-current])')
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    // Search and hash go along.
    await page.waitForURL((url) => url.pathname === href)
    await page.mouse.move(400, 500)
    await running(page)
  },
  dialog: async (walk) => {
    await inApp(walk, 'footer a[aria-haspopup=dialog]')
    await walk.page.getByRole('dialog').waitFor()
    await walk.page.getByRole('dialog').getByRole('button').first().click()
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
  question: (walk) => inApp(walk, 'main summary'),
}

/** Each form keeps its own draft. */
const draftKey = async (page: Page, name: string) =>
  (await page.locator(`main form [name=${name}]`).getAttribute('id')) ?? ''

async function expectSound({ page, typed }: Walk) {
  // A page that was loaded in full waits for a sign.
  await running(page)
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page.locator('main h1')).not.toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', languageHere(page))
  for (const [id, text] of typed) {
    const control = page.locator(`[id="${id}"]`)
    if ((await control.count()) === 0) continue
    // A form is there when it is near.
    await control.scrollIntoViewIfNeeded()
    await expect(control, 'a draft').toHaveValue(text)
  }
}

/** R-FORM-13, R-ERROR-3 */
test('a few hundred random steps: no error, no lost draft, no broken state', async ({ page, watch }) => {
  test.setTimeout(60_000)
  watch.allow(...missingPath, new RegExp(`^foreign request: ${inboxOrigin}/(en|it)/`))
  const { pick } = draws(seed)
  const walk: Walk = { page, pick, typed: new Map() }
  const taken: string[] = []
  await open(page, '/en')
  const end = Date.now() + longest
  for (let step = 0; step < steps && Date.now() < end; step += 1) {
    // Going back from the first page would leave the site.
    const canGoBack = (await page.evaluate(() => window.history.length)) > 3
    const name = pick(Object.keys(actions).filter((action) => action !== 'back' || canGoBack)) ?? 'scroll'
    taken.push(`${name} at ${page.url()}`)
    await test.step(`${step}: ${taken.at(-1)}`, async () => {
      await actions[name]?.(walk)
      if (page.url() === 'about:blank') await open(page, '/it')
      await arrive(page)
      await expectSound(walk)
    })
  }
  test.info().annotations.push({ type: 'steps', description: String(taken.length) })
  expect(taken.length).toBeGreaterThan(50)
})
