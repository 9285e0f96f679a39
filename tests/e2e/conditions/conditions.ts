/** What people bring to a page: their files on the way, their settings, their browsers. */
import type { Page, Route } from '@playwright/test'

import { addEverywhere, changeTexts, type Program, refusedStyle, wrapTexts } from '../support/changed-pages'
import { corrector, darkTheme, delayScripts, minifyHtml, secondText, shopper } from '../support/extensions'
import { chooseLetters, spaceOut } from '../support/fit'
import { withoutAnchors, withoutPopovers } from '../support/older'
import { inboxOrigin } from '../support/origins'
import { sampled } from '../support/site'
import { anyPage, type Condition } from './visit'

const later = (ms: number) => (route: Route) => setTimeout(() => route.continue().catch(() => undefined), ms)
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
  ['the start script', /\/assets\/start-/, { isWithoutScript: true }],
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
  ['hang', hang],
  ['refuse', refuse],
  ['answer 500', (route) => route.fulfill({ status: 500, headers: page, body: '<h1>Error</h1>' })],
  ['redirect', (route) => route.fulfill({ status: 302, headers: { ...page, Location: `${inboxOrigin}/en/cookie` } })],
  ['take 20 s', later(20_000)],
]

/** A setting of a browser that a page can read. */
const media = (query: string, context: Condition['context'], after: Condition['after'] = hang): Condition => ({
  ...{ context, after },
  isThere: (page) => page.evaluate((asked) => matchMedia(asked).matches, query),
})

/** What somebody does to an open page, and where it shows. */
const change = (after: Condition['after'] = hang, mark: string): Condition => ({
  after,
  isThere: (page) => page.locator(mark).count(),
})
const program = (by: Program, mark: string) => ({ ...change(by.change, mark), explains: refusedStyle })

const inPage = (is: () => unknown) => (page: Page) => page.evaluate(is)

const letters = (size: number): Condition => ({
  needs: ['read to the end'],
  after: (page) => chooseLetters(page, size),
  isThere: (page) => page.evaluate((px) => getComputedStyle(document.documentElement).fontSize === `${px}px`, size),
})

const smallestLetters = (size: number): Condition => ({
  needs: ['read to the end'],
  launch: { args: [`--blink-settings=minimumFontSize=${size},minimumLogicalFontSize=${size}`] },
  isThere: (page) =>
    page.evaluate((px) => {
      const texts = [...document.querySelectorAll('main p, footer a')]
      return texts.every((text) => Number.parseFloat(getComputedStyle(text).fontSize) >= px)
    }, size),
})

/** Runs in the page: a language with longer words, or a very long word in each heading. */
function lengthen(all: boolean): void {
  for (const root of document.querySelectorAll(all ? 'body' : 'main :is(h1, h2, h3)')) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
      if (text.parentElement?.closest('script, style, textarea, svg, header a') || !/\p{L}/u.test(text.data)) continue
      const [longest = ''] = (text.data.match(/\p{L}+/gu) ?? []).toSorted((one, other) => other.length - one.length)
      const word = 'Datenschutzbestimmungen'
      text.data = all ? text.data.replaceAll(/[aeiou]/g, '$&$&') : text.data.replace(longest, word)
    }
  }
}

const rewritten: Condition['context'] = { bypassCSP: true, permissions: ['local-network-access'] }
const moving = { reducedMotion: 'no-preference' } as const

export const conditions: Record<string, Condition> = {
  'no condition': { isThere: () => true },
  'a page turned right to left': {
    ...change(
      inPage(() => document.documentElement.setAttribute('dir', 'rtl')),
      'html[dir=rtl]',
    ),
    needs: ['read to the end'],
  },
  'words that are 40% longer': {
    after: (page) => page.evaluate(lengthen, true),
    isThere: (page) => page.locator('main h1', { hasText: /aa|ee|ii|oo|uu/ }).count(),
  },
  'a word of 23 letters in each heading': {
    after: (page) => page.evaluate(lengthen, false),
    needs: ['read to the end'],
    isThere: (page) => page.locator('main h1', { hasText: 'Datenschutzbestimmungen' }).count(),
  },
  'a translator that wraps each text': program(wrapTexts, 'font font'),
  'a translator that changes each text': program(changeTexts, 'html[lang=de]'),
  'a translator that adds a second text': program(secondText, 'font.notranslate'),
  'smallest letters of 20 px': smallestLetters(20),
  'smallest letters of 24 px': smallestLetters(24),
  'letters of 24 px': letters(24),
  'letters of 32 px': letters(32),
  'wide spacing': {
    after: spaceOut,
    isThere: inPage(() => Number.parseFloat(getComputedStyle(document.body).letterSpacing) > 1),
  },
  'a font of the visitor’s own': {
    after: inPage(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { font-family: "Liberation Mono" !important }')
      document.adoptedStyleSheets = [sheet]
    }),
    isThere: inPage(() => getComputedStyle(document.body).fontFamily.includes('Mono')),
  },
  'a zoom after the load': {
    after: (page) => page.setViewportSize({ width: 640, height: 400 }),
    isThere: (page) => page.viewportSize()?.width === 640,
  },
  'forced colors, light': media('(forced-colors: active)', { forcedColors: 'active' }),
  'forced colors, dark': media('(forced-colors: active) and (prefers-color-scheme: dark)', {
    forcedColors: 'active',
    colorScheme: 'dark',
  }),
  'all motion': media('(prefers-reduced-motion: no-preference)', moving),
  'less motion, asked for after the load': media('(prefers-reduced-motion: reduce)', moving, (page) =>
    page.emulateMedia({ reducedMotion: 'reduce' }),
  ),
  'a dark screen': media('(prefers-color-scheme: dark)', { colorScheme: 'dark' }),
  'no scripts': {
    isWithoutScript: true,
    context: { javaScriptEnabled: false },
    isThere: async (page) => (await page.locator('html[data-scripts]').count()) === 0,
  },
  'a storage that refuses': {
    before: (page) =>
      page.addInitScript(() => {
        const get = () => {
          throw new DOMException('refused', 'SecurityError')
        }
        for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get })
      }),
    isThere: inPage(() => Object.getOwnPropertyDescriptor(window, 'sessionStorage')?.get?.name === 'get'),
  },
  'a keyboard alone': { isByKeys: true, isThere: (page) => page.locator(':focus-visible').count() },
  'a clock of 1970': {
    before: (page) => page.clock.setFixedTime(0),
    isThere: inPage(() => new Date().getFullYear() === 1970),
  },
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
    isThere: inPage(() => performance.getEntriesByType('resource').some(({ duration }) => duration > 150)),
    cannot: { 'read to the end': 'each width of it fetches another picture, for minutes' },
  },
  'a line that is away': {
    after: (page) => page.context().setOffline(true),
    isThere: inPage(() => !navigator.onLine),
    explains: withoutAnswer,
    cannot: { 'another page and Back': 'no page comes without a line' },
  },
  'a line that was away and is back': {
    after: async (page) => {
      await page.context().setOffline(true)
      await page.locator('main a').first().focus()
      await page.context().setOffline(false)
    },
    isThere: inPage(() => navigator.onLine),
    explains: withoutAnswer,
  },
  'a browser without popovers': {
    context: rewritten,
    before: withoutPopovers,
    isThere: inPage(() => !('popover' in HTMLElement.prototype)),
    cannot: {
      'menu and back': 'the bar has a link in place of the menu',
      languages: 'the bar has links in place of the list',
    },
  },
  'a browser without anchors': {
    context: rewritten,
    before: withoutAnchors,
    isThere: inPage(() => !CSS.supports('top: anchor(bottom)')),
  },
  'scrollbars that take room': {
    launch: { ignoreDefaultArgs: ['--hide-scrollbars'] },
    isThere: inPage(() => innerWidth > document.documentElement.clientWidth),
  },
  'extensions that add elements everywhere': program(addEverywhere, 'added-element'),
  'a dark theme of an extension': program(darkTheme, '[data-darkreader-mode]'),
  'a corrector of spelling': program(corrector, 'grammarly-desktop-integration'),
  'a shop assistant and a password manager': program(shopper, '#honey-frame'),
  'a host that minifies HTML': {
    context: rewritten,
    before: minifyHtml,
    isThere: inPage(() => !document.head.innerHTML.includes('<!--')),
  },
  'a host that delays scripts for ever': {
    isWithoutScript: true,
    before: delayScripts,
    isThere: (page) => page.locator('script[src*=rocket-loader]').count(),
    explains: /404|rocket-loader|Unexpected token/,
  },
  ...Object.fromEntries([
    ...sampled(answers, 4).map(([how, answer]) => [
      `hosts of forms and policies that ${how}`,
      lost(new RegExp(`^${inboxOrigin}/`), answer, { needs: ['send all'] }),
    ]),
    ...files.flatMap(([file, addresses, further]) =>
      sampled(fates, 1).map(([how, fate]) => [`${file}, which ${how}`, lost(addresses, fate, further)]),
    ),
  ]),
}

/** Conditions that this table cannot make, and who does. */
export const elsewhere = {
  Firefox: 'Playwright does not drive the system’s Firefox: forms/firefox.spec.ts',
  WebKit: 'Playwright does not drive the system’s WebKit: forms/webkit.spec.ts',
  'a former site’s service worker': 'it needs a host of its own before the page: former-site.spec.ts',
  'a release in between': 'it needs two builds: release.spec.ts',
}
