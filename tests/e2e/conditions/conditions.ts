/** What people bring to a page: their files on the way, their settings, their browsers. */
import type { Page } from '@playwright/test'
import { addEverywhere, changeTexts, refusedStyle, type Program, wrapTexts } from '../support/changed-pages'
import { corrector, darkTheme, delayScripts, minifyHtml, secondText, shopper } from '../support/extensions'
import { chooseLetters, spaceOut } from '../support/fit'
import { withoutAnchors, withoutPopovers } from '../support/older'
import { inboxOrigin } from '../support/origins'
import { sampled } from '../support/site'
import { anyPage, type Condition } from './visit'

type Answer = Parameters<Parameters<Page['route']>[1]>[0]

const later = (ms: number) => (route: Answer) => setTimeout(() => route.continue().catch(() => undefined), ms)

/** What becomes of a request. */
const fates = {
  hangs: () => undefined,
  'is refused': (route: Answer) => route.abort('connectionrefused'),
  'arrives after 8 s': later(8000),
  'arrives after 20 s': later(20_000),
  'answers 500': (route: Answer) => route.fulfill({ status: 500, headers: anyPage }),
  'answers with a redirect': (route: Answer) =>
    route.fulfill({ status: 302, headers: { ...anyPage, Location: `${inboxOrigin}/other` } }),
} as const
type Fate = keyof typeof fates

const lostFile = [
  /ERR_|Failed to load resource|preload|could not be had|Failed to fetch|could not be sent|code of|loading CSS/i,
]

/** A condition of the line: requests for these addresses have a fate. */
function lost(addresses: RegExp, fate: Fate, further: Partial<Condition> = {}): Condition {
  let count = 0
  return {
    before: (page) =>
      page.route(addresses, (route) => {
        count += 1
        return route.request().method() === 'OPTIONS' ? route.fulfill({ headers: anyPage }) : fates[fate](route)
      }),
    isThere: () => count > 0,
    explains: [...lostFile, /answer 500/],
    ...further,
  }
}

const files = {
  'one font': /hanken[^/]*\.woff2/,
  'both fonts': /\.woff2/,
  'the land of the first screen': /terrain[^/]*\.svg|\/static\/.*\.svg/,
  'a picture': /\/static\/.*\.(webp|avif|jpe?g|png)/,
  'the start script': /\/assets\/start-/,
  'the code of forms': /\/assets\/form-/,
  'the code of dialogs': /\/assets\/dialog-/,
  'the code of toasts': /\/assets\/toasts-/,
  'the code of tooltips': /\/assets\/tooltips-/,
}

/** Where no script runs, the browser checks the form, and an e-mail opens. */
const scriptless = {
  isWithoutScript: true,
  cannot: { 'cookie preferences': 'the link loads the page again at once, and nothing keeps what was typed' },
} as const

const further: Record<string, Partial<Condition>> = {
  'the start script': scriptless,
  'a picture': { at: ({ sections }) => sections.some(({ section }) => section.type === 'hero' && section.image) },
}

const ofFiles = Object.entries(files).flatMap(([file, addresses]) =>
  sampled(['hangs', 'is refused', 'arrives after 8 s'] as const, 1).map((fate): [string, Condition] => [
    `${file}, which ${fate}`,
    lost(addresses, fate, further[file] ?? {}),
  ]),
)
const ofHosts = (['hangs', 'is refused', 'answers 500', 'answers with a redirect', 'arrives after 20 s'] as const).map(
  (fate): [string, Condition] => [`a host that ${fate}`, lost(new RegExp(`^${inboxOrigin}/`), fate)],
)

const style = (rules: string) => (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, rules)

/** Settings that a browser has from its start. */
const smallestLetters = (size: number): Condition => ({
  launch: { args: [`--blink-settings=minimumFontSize=${size}`] },
  isThere: (page) =>
    page.evaluate((least) => {
      const probe = document.createElement('span')
      document.body.append(probe)
      probe.attributeStyleMap.set('font-size', '8px')
      probe.textContent = 'M'
      const { height } = probe.getBoundingClientRect()
      probe.remove()
      return height >= least
    }, size),
})

/** Runs in the page: changes each text of it. */
function changeWords(change: 'lengthened' | 'one long word'): void {
  const roots = change === 'lengthened' ? [document.body] : document.querySelectorAll('main :is(h1, h2, h3)')
  for (const root of roots) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.textContent ?? ''
      if (text.parentElement?.closest('script, style, textarea, svg, header a') || !/\p{L}/u.test(said)) continue
      const [longest = ''] = (said.match(/\p{L}+/gu) ?? []).toSorted((one, other) => other.length - one.length)
      text.textContent =
        change === 'lengthened' ? said.replaceAll(/[aeiou]/g, '$&$&') : said.replace(longest, 'Datenschutzbestimmungen')
    }
  }
}

const stranger = ({ change }: Program, mark: string, further: Partial<Condition> = {}): Condition => ({
  after: change,
  isThere: (page) => page.locator(mark).count(),
  explains: [refusedStyle],
  ...further,
})

const media = (query: string, context: Condition['context']): Condition => ({
  context,
  isThere: (page) => page.evaluate((asked) => matchMedia(asked).matches, query),
})

const reader: Record<string, Condition> = {
  'no condition': { isThere: () => true },
  'a page turned right to left': {
    after: (page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
    isThere: (page) => page.evaluate(() => getComputedStyle(document.body).direction === 'rtl'),
  },
  'words that are 40% longer': {
    after: (page) => page.evaluate(changeWords, 'lengthened' as const),
    isThere: (page) => page.locator('main h1', { hasText: /aa|ee|ii|oo|uu/ }).count(),
  },
  'a word of 23 letters in each heading': {
    after: (page) => page.evaluate(changeWords, 'one long word' as const),
    isThere: (page) => page.locator('main h1', { hasText: 'Datenschutzbestimmungen' }).count(),
  },
  'a translator that wraps each text': stranger(wrapTexts, 'font font'),
  'a translator that changes each text': stranger(changeTexts, 'html[lang=de]'),
  'a translator that adds a second text': stranger(secondText, 'font.notranslate'),
  'smallest letters of 20 px': smallestLetters(20),
  'smallest letters of 24 px': smallestLetters(24),
  'letters of 24 px': {
    after: (page) => chooseLetters(page, 24),
    isThere: (page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize === '24px'),
  },
  'wide spacing': {
    after: spaceOut,
    isThere: (page) => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).letterSpacing) > 1),
  },
  'a font of the visitor’s own': {
    after: style('* { font-family: "Liberation Mono" !important }'),
    isThere: (page) => page.evaluate(() => getComputedStyle(document.body).fontFamily.includes('Mono')),
  },
  'forced colors, light': media('(forced-colors: active)', { forcedColors: 'active' }),
  'forced colors, dark': media('(forced-colors: active) and (prefers-color-scheme: dark)', {
    forcedColors: 'active',
    colorScheme: 'dark',
  }),
  'all motion': media('(prefers-reduced-motion: no-preference)', { reducedMotion: 'no-preference' }),
  'less motion, asked for after the load': {
    ...media('(prefers-reduced-motion: reduce)', { reducedMotion: 'no-preference' }),
    after: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  },
  'a dark screen': media('(prefers-color-scheme: dark)', { colorScheme: 'dark' }),
  'no scripts': {
    ...scriptless,
    context: { javaScriptEnabled: false },
    isThere: async (page) => (await page.locator('html[data-scripts]').count()) === 0,
  },
  'a storage that refuses': {
    before: (page) =>
      page.addInitScript(() => {
        for (const name of ['sessionStorage', 'localStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('refused', 'SecurityError')
            },
          })
      }),
    isThere: (page) =>
      page.evaluate(() => {
        try {
          return !sessionStorage
        } catch {
          return true
        }
      }),
  },
  'a keyboard alone': { isByKeys: true, isThere: (page) => page.locator(':focus-visible').count() },
  'a clock of 1970': {
    before: (page) => page.clock.setFixedTime(0),
    isThere: (page) => page.evaluate(() => new Date().getFullYear() === 1970),
  },
  'two tabs': {
    after: async (page) => (await page.context().newPage()).goto(page.url(), { waitUntil: 'commit' }),
    isThere: (page) => page.context().pages().length > 1,
  },
  'a slow line': {
    before: async (page) => {
      const session = await page.context().newCDPSession(page)
      const conditions = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 }
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', conditions)
    },
    isThere: (page) =>
      page.evaluate(() =>
        performance.getEntriesByType('navigation').every(({ duration }) => duration === 0 || duration > 150),
      ),
  },
  'a line that is away': {
    after: (page) => page.context().setOffline(true),
    isThere: (page) => page.evaluate(() => !navigator.onLine),
    explains: lostFile,
    cannot: {
      'another page and Back': 'no page comes without a line',
      'policy and back': 'no document comes without a line: the browser says so',
    },
  },
  'a line that was away and is back': {
    after: async (page) => {
      await page.context().setOffline(true)
      await page.locator('main a').first().hover()
      await page.context().setOffline(false)
    },
    isThere: (page) => page.evaluate(() => navigator.onLine),
    explains: lostFile,
  },
}

const older: Condition = { context: { bypassCSP: true, permissions: ['local-network-access'] }, isThere: () => true }

const browsers: Record<string, Condition> = {
  'a browser without popovers': {
    ...older,
    before: withoutPopovers,
    isThere: (page) => page.evaluate(() => !('popover' in HTMLElement.prototype)),
    cannot: {
      'menu and back': 'the bar has a link in place of the menu',
      languages: 'the bar has links in place of the list',
      'link without a target': 'the imitation takes away the attribute that names the words',
    },
  },
  'a browser without anchors': {
    ...older,
    before: withoutAnchors,
    isThere: (page) => page.evaluate(() => !CSS.supports('top: anchor(bottom)')),
  },
  'scrollbars that take room': {
    launch: { ignoreDefaultArgs: ['--hide-scrollbars'] },
    isThere: (page) => page.evaluate(() => innerWidth > document.documentElement.clientWidth),
  },
  'extensions that add elements everywhere': stranger(addEverywhere, 'stranger-element'),
  'a dark theme of an extension': stranger(darkTheme, '[data-darkreader-mode]'),
  'a corrector of spelling': stranger(corrector, 'grammarly-desktop-integration'),
  'a shop assistant and a password manager': stranger(shopper, '#honey-frame'),
  'a host that minifies HTML': {
    ...older,
    before: minifyHtml,
    isThere: (page) => page.locator('script[type=module]').count(),
  },
  'a host that delays scripts for ever': {
    ...scriptless,
    before: delayScripts,
    isThere: (page) => page.locator('script[src*=rocket-loader]').count(),
    explains: [/404|rocket-loader|Unexpected token/],
  },
}

export const conditions: [string, Condition][] = [...Object.entries({ ...reader, ...browsers }), ...ofHosts, ...ofFiles]

/** Conditions that this table cannot make, and who does. */
export const elsewhere = {
  Firefox: 'Playwright does not drive the system’s Firefox: forms/firefox.spec.ts',
  WebKit: 'Playwright does not drive the system’s WebKit: forms/webkit.spec.ts',
  'a former site’s service worker': 'it needs a host of its own before the page: former-site.spec.ts',
  'a release in between': 'it needs two builds: release.spec.ts',
}
