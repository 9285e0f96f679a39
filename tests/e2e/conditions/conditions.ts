/** What people bring to a page: their files on the way, their settings, their browsers. */
import type { Page, Route } from '@playwright/test'

import { isComplete } from '../support/complete'
import * as programs from '../support/extensions'
import { addStyle, chooseLetters, spaceOut } from '../support/fit'
import { refuseStorage, withoutAnchors, withoutPopovers } from '../support/older'
import { inboxOrigin } from '../support/origins'
import { sampled } from '../support/site'
import { anyPage, type Condition } from './visit'

const later = (ms: number) => (route: Route) => setTimeout(() => route.fallback().catch(() => undefined), ms)
const hang = () => undefined
const refuse = (route: Route) => route.abort('connectionrefused')

const withoutAnswer = /ERR_|Failed to|preload|could not be|loading CSS|answer [45]/i

/** Requests that get another answer than theirs, or none. */
function lost(addresses: RegExp, fate: (route: Route) => unknown, further: Partial<Condition> = {}): Condition {
  let count = 0
  const meet = (route: Route) => {
    count += 1
    return route.request().method() === 'OPTIONS' ? route.fulfill({ headers: anyPage }) : fate(route)
  }
  const before = (page: Page) => page.route(addresses, meet)
  return { before, isThere: () => count > 0, explains: withoutAnswer, ...further }
}

const files: [file: string, addresses: RegExp, further?: Partial<Condition>][] = [
  ['one font', /hanken[^/]*\.woff2/],
  ['both fonts', /\.woff2/, { needs: ['a link to a place, and Back'] }],
  ['the land of the first screen and the drawings', /\/static\/.*\.svg/],
  [
    'a photo',
    /\/static\/.*\.(webp|avif|jpe?g|png)/,
    { at: ({ sections }) => sections.some(({ section }) => section.type === 'hero' && section.image) },
  ],
  ['the start script', /\/assets\/start-/, { isWithoutScript: true, needs: ['menu and back', 'send all'] }],
  ['the code of forms', /\/assets\/form-/, { needs: ['send all'] }],
  ['the code of dialogs', /\/assets\/dialog-/, { needs: ['policy and back'] }],
  ['the code of toasts', /\/assets\/toasts-/, { needs: ['cookie preferences'] }],
  ['the code of cookie preferences', /\/assets\/cookie-preferences-/, { needs: ['cookie preferences'] }],
  ['the code of tooltips', /\/assets\/tooltips-/, { needs: ['explained figure'] }],
]
const fates: [fate: string, fate: (route: Route) => unknown][] = [
  ['hangs', hang],
  ['is refused', refuse],
  ['arrives after 8 s', later(8000)],
]
const page = { ...anyPage, 'Content-Type': 'text/html' }
const answers: [answer: string, answer: (route: Route) => unknown][] = [
  ['refuse', refuse],
  ['answer 500', (route) => route.fulfill({ status: 500, headers: page, body: '<h1>Error</h1>' })],
  ['redirect', (route) => route.fulfill({ status: 302, headers: { ...page, Location: `${inboxOrigin}/en/cookie` } })],
  // A complete check has the time: policies.spec.ts and request.test.ts have silence in short.
  ['hang', hang],
  ['take 20 s', later(20_000)],
]

const reads = { needs: ['read to the end, at every width'] }
const media = (query: string) => `matchMedia("(${query})").matches`
const has = (selector: string) => `document.querySelector('${selector}')`
const sizeOf = (selector: string) => `parseFloat(getComputedStyle(document.querySelector('${selector}')).fontSize)`

/** What a program of others does to an open page, or to one whose start script has not come. */
const program = (change: programs.Program, mark: string): Condition => ({
  ...{ after: change, isThere: has(mark), explains: programs.refusedStyle },
})
const early = (change: programs.Program, mark: string): Condition => ({
  ...{ ...program(change, mark), after: hang, needs: ['send all'] },
  before: (page) =>
    page.route(/\/assets\/start-/, async (route) => {
      await page.locator('body > script').last().waitFor({ state: 'attached' })
      // The visitor may have gone on.
      await change(page).catch(() => undefined)
      await route.continue().catch(() => undefined)
    }),
})

const letters = (size: number): Condition => ({
  ...{ ...reads, after: (page) => chooseLetters(page, size), isThere: `${sizeOf('html')} === ${size}` },
})
const smallestLetters = (size: number): Condition => ({
  ...{ ...reads, isThere: `${sizeOf('main p')} >= ${size} && ${sizeOf('footer a')} >= ${size}` },
  launch: { args: [`--blink-settings=minimumFontSize=${size},minimumLogicalFontSize=${size}`] },
})

const rewritten = { bypassCSP: true, permissions: ['local-network-access'] }
const dark = { colorScheme: 'dark' } as const
const forced = { forcedColors: 'active' } as const
const moving = { reducedMotion: 'no-preference' } as const

export const conditions: Record<string, Condition> = {
  'no condition': { isThere: 'true' },
  'a page turned right to left': {
    after: (page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
    ...{ ...reads, isThere: has('html[dir=rtl]') },
  },
  'a word of 23 letters in each heading': {
    after: (page) =>
      page.locator('main :is(h1, h2, h3)').evaluateAll((all) => {
        for (const heading of all) heading.append(' Datenschutzbestimmungen')
      }),
    ...{ ...reads, isThere: 'document.querySelector("h1").textContent.endsWith("Datenschutzbestimmungen")' },
  },
  'a translator that wraps each text': program(programs.wrapTexts, 'font font'),
  'a translator that has wrapped each text before the script': early(programs.wrapTexts, 'font font'),
  'a translator that changes each text, into words 40% longer': program(programs.changeTexts, 'html[lang=de]'),
  'a translator that adds a second text': program(programs.secondText, 'font.notranslate'),
  ...Object.fromEntries([
    ...sampled([24, 20], 1).map((size) => [`smallest letters of ${size} px`, smallestLetters(size)]),
    ...sampled([32, 24], 1).map((size) => [`letters of ${size} px`, letters(size)]),
  ]),
  'wide spacing': {
    ...reads,
    after: spaceOut,
    isThere: 'parseFloat(getComputedStyle(document.body).letterSpacing) > 1',
  },
  'a font of the visitor’s own': {
    after: (page) => addStyle(page, '* { font-family: "Liberation Mono" !important }'),
    isThere: 'getComputedStyle(document.body).fontFamily.includes("Mono")',
  },
  'a zoom after the load': {
    after: (page) => page.setViewportSize({ width: 640, height: 400 }),
    isThere: (page) => page.viewportSize()?.width === 640,
  },
  'forced colors, light': { context: forced, isThere: media('forced-colors: active') },
  'forced colors, dark': { context: { ...forced, ...dark }, isThere: media('forced-colors: active') },
  'all motion': { ...reads, context: moving, isThere: media('prefers-reduced-motion: no-preference') },
  'less motion, asked for after the load': {
    ...{ context: moving, isThere: media('prefers-reduced-motion: reduce') },
    after: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  },
  'a dark screen': { context: dark, isThere: media('prefers-color-scheme: dark') },
  'no scripts': {
    ...{ isWithoutScript: true, context: { javaScriptEnabled: false }, isThere: `!${has('html[data-scripts]')}` },
    needs: ['menu and back', 'languages'],
  },
  'a storage that refuses': {
    before: refuseStorage,
    isThere: 'Object.getOwnPropertyDescriptor(window, "sessionStorage").get.name === "get"',
  },
  'a keyboard alone': { isByKeys: true, needs: ['menu and back', 'languages'], isThere: has(':focus-visible') },
  'a clock of 1970': { before: (page) => page.clock.setFixedTime(0), isThere: 'new Date().getFullYear() === 1970' },
  'two tabs': {
    after: async (page) => {
      if (page.context().pages()[1] === undefined) await (await page.context().newPage()).goto(page.url())
    },
    isThere: (page) => page.context().pages()[1],
  },
  'a slow line': {
    before: async (page) => {
      const session = await page.context().newCDPSession(page)
      const line = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 }
      await session.send('Network.emulateNetworkConditions', line)
    },
    isThere: 'performance.getEntriesByType("resource").some(({ duration }) => duration > 150)',
    cannot: { 'read to the end, at every width': 'each width of it fetches another picture, for minutes' },
  },
  'a line that is away': {
    ...{ after: (page) => page.context().setOffline(true), isThere: '!navigator.onLine', explains: withoutAnswer },
    cannot: { 'another page and Back': 'no page comes without a line' },
  },
  'a line that was away and is back': {
    after: async (page) => {
      await page.context().setOffline(true)
      await page.locator('main a').first().focus()
      await page.context().setOffline(false)
    },
    ...{ isThere: 'navigator.onLine', explains: withoutAnswer },
  },
  'a browser without popovers': {
    ...{ context: rewritten, before: withoutPopovers, isThere: '!("popover" in HTMLElement.prototype)' },
    cannot: { 'menu and back': 'the bar has a link in its place', languages: 'the bar has links in their place' },
  },
  'a browser without anchors': {
    ...{ context: rewritten, before: withoutAnchors, isThere: '!CSS.supports("top: anchor(bottom)")' },
  },
  'scrollbars that take room': {
    launch: { ignoreDefaultArgs: ['--hide-scrollbars'] },
    isThere: 'innerWidth > document.documentElement.clientWidth',
  },
  'extensions that add elements everywhere': program(programs.addEverywhere, 'added-element'),
  'extensions that have added elements everywhere before the script': early(programs.addEverywhere, 'added-element'),
  'a dark theme of an extension': program(programs.darkTheme, '[data-darkreader-mode]'),
  'a corrector of spelling': program(programs.corrector, 'grammarly-desktop-integration'),
  'a shop assistant and a password manager': program(programs.shopper, '#honey-frame'),
  'a host that minifies HTML': {
    ...{ context: rewritten, before: programs.minifyHtml, isThere: '!document.head.innerHTML.includes("<!--")' },
  },
  'a host that hides e-mail addresses': {
    ...early(programs.hideAddresses, '[data-cfemail]'),
    ...{ after: programs.putAddressesBack, explains: /Trusted ?Types?|TrustedHTML/i },
  },
  'a host that delays scripts for ever': {
    ...{ isWithoutScript: true, before: programs.delayScripts, isThere: has('script[src*=rocket-loader]') },
    explains: /404|rocket-loader|Unexpected token/,
  },
  ...Object.fromEntries([
    ...sampled(answers, 3).map(([how, answer]) => [
      `hosts of forms and policies that ${how}`,
      lost(new RegExp(`^${inboxOrigin}/`), answer, { needs: ['send all'] }),
    ]),
    ...files.flatMap(([file, addresses, further], index) =>
      // Outside a complete check, every other file is refused.
      (isComplete ? fates : fates.slice(index % 2, (index % 2) + 1)).map(([how, fate]) => [
        `${file}, which ${how}`,
        lost(addresses, fate, further),
      ]),
    ),
  ]),
}

/** Conditions that this table cannot make, and who does. */
export const elsewhere = {
  'Firefox or WebKit': 'Playwright drives only its own: forms/engines.spec.ts',
  'a former site’s service worker': 'it needs a host of its own before the page: former-site.spec.ts',
  'a release in between': 'it needs two builds: release.spec.ts',
}
