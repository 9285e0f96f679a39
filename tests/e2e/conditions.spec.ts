/**
 * Every promise, after every action, under every condition: a table of each. `npm run test:all` tries all of them, `npm test`
 * under each condition the actions in which it shows. A row goes to the end of its table.
 */
import { chromium, type Page, type Route } from '@playwright/test'
import sharp from 'sharp'

import { bfcacheBrowser, testBrowser } from '../../tools/support/engines'
import { actions, needs } from './conditions/actions'
import { faultsOf, promises } from './conditions/promises'
import { anyPage, type Condition, type Visit, visitPage } from './conditions/visit'
import { isComplete } from './support/complete'
import { addEverywhere, changeTexts, type Program, refusedStyle, wrapTexts } from './support/extensions'
import { chooseLetters, spaceOut, zoomText } from './support/fit'
import { formOf } from './support/form-test'
import { refuseStorage, withoutAnchors, withoutPopovers } from './support/older'
import { inboxOrigin, siteOrigin } from './support/origins'
import { contactPage, pages } from './support/site'
import { expect, needed, softly, test } from './support/test'

const reading = 'load, and read to the end'
const anchor = 'a link to an anchor, Tab, and Back'
const menu = 'menu and back'
const policy = 'policy and back'
const sending = 'send: nothing, what is wrong, all'

type Fate = (route: Route) => unknown

const html = { ...anyPage, 'Content-Type': 'text/html' }
const elsewhere = { ...html, Location: `${inboxOrigin}/en/cookie` }
const hang: Fate = () => undefined
const later: Fate = (route) => setTimeout(() => route.fallback().catch(() => undefined), 8000)
const refuse: Fate = (route) => route.abort('connectionrefused')
const fail: Fate = (route) => route.fulfill({ status: 500, headers: html, body: '<h1>Error</h1>' })
const redirect: Fate = (route) => route.fulfill({ status: 302, headers: elsewhere })

const withoutAnswer = /ERR_|Failed to|preload|could not be|answer [45]/i

/** Requests that get another answer than theirs, or none. */
function lost(addresses: RegExp, fate: Fate, ...shows: string[]): Condition {
  let count = 0
  const meet = (route: Route) => {
    count += 1
    return route.request().method() === 'OPTIONS' ? route.fulfill({ headers: anyPage }) : fate(route)
  }
  const before = (page: Page) => page.route(addresses, meet)
  return { before, isThere: () => count > 0, shows, explains: withoutAnswer }
}
const pictures = /\/static\/.*\.(svg|webp|avif|jpe?g|png)/
const hosts = new RegExp(`^${inboxOrigin}/`)

/** A program of others that changes the open page. */
const program = (after: Program, mark: string, ...shows: string[]): Condition => ({
  after,
  isThere: `Boolean(document.querySelector('${mark}'))`,
  explains: refusedStyle,
  shows,
})

const sessionOf = (page: Page) => page.context().newCDPSession(page)
const slowLine = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** Whether the page is dark at its left edge. */
async function isDark(page: Page): Promise<boolean> {
  const picture = await page.screenshot({ clip: { x: 2, y: 300, width: 4, height: 4 } })
  return ((await sharp(picture).greyscale().stats()).channels[0]?.mean ?? 255) < 100
}

const withoutScripts = { isWithoutScript: true, isWithoutDrafts: true } as const
const withMotion = { reducedMotion: 'no-preference' } as const
/** Tests change the pages of these browsers. */
const rewritten = { bypassCSP: true, permissions: ['local-network-access'] }

/** What people bring to a page: their files on the way, their settings, their browsers. */
const conditions: Record<string, Condition> = {
  'nothing is special (R-SCROLL-2)': { shows: Object.keys(actions) },
  'the fonts come after 8 s (R-SPEED-5)': lost(/\.woff2/, later, reading),
  'the pictures hang (R-PAGE-19)': lost(pictures, hang, reading),
  'the start script is refused (R-BASE-1)': { ...lost(/\/assets\/start-/, refuse, menu, sending), ...withoutScripts },
  'a form’s code is refused (R-ERROR-4)': lost(/\/assets\/form-/, refuse, sending),
  'a form’s code hangs (R-ERROR-5)': lost(/\/assets\/form-/, hang, sending),
  'the code of toasts is refused (R-ERROR-4)': lost(/\/assets\/toasts-/, refuse, sending),
  'the code of the dialog is refused (R-ERROR-4)': lost(/\/assets\/dialog-/, refuse, policy),
  'the code of the dialog hangs (R-ERROR-5)': lost(/\/assets\/dialog-/, hang, policy),
  'webhook and policy are silent (R-ERROR-5)': lost(hosts, hang, sending, policy),
  'webhook and policy are refused (R-FORM-10)': lost(hosts, refuse, sending, policy),
  'webhook and policy answer 500 (R-FORM-10)': lost(hosts, fail, sending),
  'webhook and policy redirect (R-FORM-4)': lost(hosts, redirect, sending),
  'the line is away (R-FORM-11)': {
    after: (page) => page.context().setOffline(true),
    explains: withoutAnswer,
    shows: [policy, sending],
    // No page comes without a line.
    can: (action) => action !== 'another page and Back',
  },
  'the line was away and is back (R-FORM-9)': {
    after: async (page) => {
      await page.context().setOffline(true)
      await page.locator('main a').first().focus()
      await page.context().setOffline(false)
    },
    explains: withoutAnswer,
    shows: [sending],
  },
  'the line has 150 ms and 400 kbit/s (R-BASE-2)': {
    before: async (page) => (await sessionOf(page)).send('Network.emulateNetworkConditions', slowLine),
    shows: [policy],
    // Each width fetches another picture, for minutes.
    can: (action) => action !== reading,
  },
  'a translator wraps each text (R-BASE-2)': program(wrapTexts, 'font font', reading),
  'a translator changes each text (R-BASE-2)': program(changeTexts, 'html[lang=de]', sending),
  'an extension adds elements everywhere (R-BASE-2)': program(addEverywhere, 'added-element', reading, policy),
  'the letters of the browser have 130% (R-PAGE-15)': { after: (page) => chooseLetters(page, 21), shows: [reading] },
  'the letters of the browser have 200% (R-PAGE-15)': { after: (page) => chooseLetters(page, 32), shows: [reading] },
  'letters alone are zoomed to 130% (R-PAGE-15)': { after: zoomText, shows: [reading] },
  'letters stand apart as WCAG 1.4.12 says (R-PAGE-15)': { after: spaceOut, shows: [reading] },
  'the page is zoomed to 200% (R-PAGE-15)': { context: { viewport: { width: 640, height: 400 } }, shows: [menu] },
  'the browser darkens the page (R-BASE-2)': {
    before: async (page) => (await sessionOf(page)).send('Emulation.setAutoDarkModeOverride', { enabled: true }),
    isThere: isDark,
    shows: [reading],
  },
  'the screen is dark (R-PAGE-16)': { context: { colorScheme: 'dark' }, isThere: isDark, shows: [reading] },
  'colors are forced (R-PAGE-15)': { context: { forcedColors: 'active' }, shows: [reading, sending] },
  'motion is welcome (R-MOTION-1)': { context: withMotion, shows: [reading, anchor] },
  'less motion is asked for after the load (R-MOTION-2)': {
    context: withMotion,
    after: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    shows: [reading],
  },
  'no script runs (R-BASE-1, R-MOTION-2)': {
    context: { javaScriptEnabled: false, ...withMotion },
    shows: [reading, menu, 'languages', policy],
    ...withoutScripts,
  },
  'the browser stores nothing (R-FORM-13)': {
    before: refuseStorage,
    shows: [sending],
    isWithoutDrafts: true,
  },
  'a keyboard is all that there is (R-CHROME-3)': {
    isByKeys: true,
    shows: [menu, 'languages', 'question', 'explained figure'],
  },
  'the browser has no popovers (R-BASE-1)': {
    context: rewritten,
    before: withoutPopovers,
    isThere: '!("popover" in HTMLElement.prototype)',
    shows: [reading],
    // Links stand in the place of both buttons.
    can: (action) => action !== menu && action !== 'languages',
  },
  'the browser has no anchors (R-BASE-1)': {
    context: rewritten,
    before: withoutAnchors,
    isThere: 'document.querySelector("style").textContent.includes("older(")',
    shows: ['languages'],
  },
  'scrollbars take room (R-PAGE-15)': {
    launch: { ignoreDefaultArgs: ['--hide-scrollbars'] },
    isThere: 'innerWidth > document.documentElement.clientWidth',
    shows: [reading],
  },
  'the screen has 1280 × 585 px (R-PAGE-15)': { context: { viewport: { width: 1280, height: 585 } }, shows: [sending] },
  'the screen has 375 × 548 px (R-PAGE-15)': { context: { viewport: { width: 375, height: 548 } }, shows: [policy] },
  'the browser has kept the page for Back (R-SPEED-4)': {
    launch: bfcacheBrowser(),
    before: (page) =>
      page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))),
    after: async (page) => {
      await page.goto('/it')
      await page.goBack({ waitUntil: 'commit' })
    },
    isThere: 'persisted',
    shows: [menu, sending],
  },
}

/** A few pages that meet every action between them: others for each condition. */
function tourOf(index: number, { can = () => true, shows }: Condition) {
  const open = new Map(Object.entries(actions).filter(([name]) => (isComplete && can(name)) || shows.includes(name)))
  const start = (7 * index) % pages.length
  return [...pages.slice(start), ...pages.slice(0, start)].flatMap((here) => {
    const todo = [...open].filter(([name]) => needs[name]?.(here) ?? true)
    for (const [name] of todo) open.delete(name)
    return todo.length > 0 ? [{ here, todo }] : []
  })
}

/** Some faults pass: an item that fades in, a picture that is still drawn. */
const expectPromises = (visit: Visit, when: string) =>
  softly.poll(() => faultsOf(visit), { message: when, timeout: 30_000 }).toEqual([])

for (const [index, [name, condition]] of Object.entries(conditions).entries())
  test(`pages keep their promises if ${name}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const { launch, context, isThere = 'true' } = condition
    let isSeen: unknown = false
    const launched = launch && (await chromium.launch({ ...testBrowser(), ...launch }))
    for (const [stop, { here, todo }] of tourOf(index, condition).entries()) {
      const width = needed([1280, 390, 768][(index + stop) % 3], 'width')
      const settings = {
        reducedMotion: 'reduce',
        baseURL: siteOrigin,
        viewport: { width, height: 800 },
        ...context,
      } as const
      const opened = await (launched ?? browser).newContext(settings)
      const visit = await visitPage(await opened.newPage(), here, condition)
      await visit.open()
      for (const [action, act] of todo)
        await test.step(`${action} on ${here.path}, ${width} px`, async () => {
          await act(visit)
          await expectPromises(visit, `${action} on ${here.path}, ${width} px`)
          isSeen ||= await (typeof isThere === 'string' ? visit.page.evaluate(isThere) : isThere(visit.page))
        })
      await opened.close()
    }
    await launched?.close()
    expect(isSeen, 'the condition is there').toBeTruthy()
  })

test('three promises are seen to break (R-PAGE-15)', async ({ page }) => {
  const visit = await visitPage(page, contactPage('en'), { shows: [] })
  for (const [promise, { broken }] of Object.entries(promises)) {
    if (!broken) continue
    await visit.open()
    await formOf(page).field('message').fill('Vendo limoni.')
    visit.typed.set('message', 'Vendo limoni.')
    await expectPromises(visit, 'before')
    await page.evaluate(broken)
    expect.soft((await faultsOf(visit)).join('\n'), promise).toContain(`${promise}:`)
  }
})
