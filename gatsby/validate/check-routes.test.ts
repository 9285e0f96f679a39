import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

const site = inventedSiteForEachTest()
const routes = 'data/routes.json'
const redirects = 'data/redirects.json'
const navigation = 'data/navigation.json'
const isNoPath =
  'must be a path of small letters, digits and hyphens that starts with a slash and does not end with one'

test.each<[what: string, edit: () => void, ...mistakes: string[]]>([
  [
    'a page has a path and no file',
    () => site.remove('data/pages/it/story.json'),
    `${routes} → routes[2].it has a path, but the page's file data/pages/it/story.json is missing. Write it, or take the path away`,
    'data/pages/it/grove.json → sections[0].actions[1].page links to the page "story", which has no it path in data/routes.json. Name another page, or give it one',
  ],
  [
    'a page has a file and no path',
    () => {
      site.drop(routes, 'routes', 'page', 'fair')
      site.drop(redirects, 'redirects', 'page', 'fair')
      site.set(navigation, 'more', [])
    },
    'data/pages/it/fair.json →  has no it path in data/routes.json. Add one there, or take the file away',
  ],
  [
    'a page has no terrain',
    () => site.drop('data/terrains.json', 'terrains', 'page', 'contact'),
    'data/terrains.json → terrains has no terrain for the page "contact". Add one',
  ],
  [
    'a route stands twice, under the same path',
    () => site.add(routes, 'routes', { page: 'home', en: '/en', it: '/it' }),
    `${routes} → routes lists the page "home" twice. Take one away`,
    `${routes} → routes gives the path "/en" to two pages. Change one`,
    `${routes} → routes gives the path "/it" to two pages. Change one`,
  ],
  [
    'a language has its home elsewhere (R-ROUTE-5)',
    () => site.set(routes, 'routes[0].en', '/en/home'),
    `${routes} → routes[0].en must be "/en": there the list of languages leads. Write it, and the home in data/pages/en/home.json`,
  ],
  [
    'nothing leads from the address of the site alone (R-ROUTE-1)',
    () => site.set(redirects, 'redirects[0].from', ['/start']),
    `${redirects} → redirects has no redirect from "/", the address of the site alone. Add { "from": ["/"], "page": "home", "language": … }`,
  ],
  [
    'a path ends with a slash (R-ROUTE-4)',
    () => site.set(routes, 'routes[0].en', '/en/'),
    `${routes} → routes[0].en ${isNoPath}`,
  ],
  [
    'a path begins without one',
    () => site.set(routes, 'routes[1].en', 'en/contact'),
    `${routes} → routes[1].en ${isNoPath}`,
    `${routes} → routes[1] the English path must start with /en`,
  ],
  [
    'a path says another language (R-ROUTE-1)',
    () => site.set(routes, 'routes[1].it', '/italy/contatti'),
    `${routes} → routes[1] the Italian path must start with /it`,
  ],
  [
    'a redirect begins at the path of a page, which it would hide',
    () => site.set(redirects, 'redirects[1].from', ['/it/contact']),
    `${redirects} → redirects[1].from "/it/contact" is a page's own path: take it away`,
  ],
  ...[
    '/index.php?id_category=3',
    '/index.php#top',
    '/shop/*',
    '/shop/:name',
    '/citt%C3%A0',
    '/shop/../it',
    '//shop',
    '/shop/',
    'shop',
    'https://www.agency.it/shop',
    '/a\\b',
  ].map((path): [string, () => void, string] => [
    `a redirect begins at ${path}`,
    () => site.set(redirects, 'redirects[1].from[0]', path),
    `${redirects} → redirects[1].from[0] must be an old path as people read it, for example "/contatti.html" or "/Città": it starts with a slash and does not end with one. It has no * : % and no ?: the host looks at the path alone, so that all of /index.php leads to one page`,
  ]),
  [
    'a redirect leads to a page that the language has not',
    () => site.set(redirects, 'redirects[1].language', 'en'),
    `${redirects} → redirects[1].page leads to "fair", which has no en path in data/routes.json. Name another page`,
  ],
  [
    'the menu has a separator above a page that its group has not',
    () => site.set(navigation, 'groups[1].separatorBefore', 'contact'),
    `${navigation} → groups[1].separatorBefore is "contact", which is no page of this group. Name one of its pages, or take it away`,
  ],
  [
    'the menu names a page without a label',
    () => site.set('locales/it/common.json', 'navigation.pages.fair', undefined),
    'locales/it/common.json → navigation.pages.fair is missing; locales/en/common.json has it. Translate it',
    'locales/it/common.json → navigation.pages.fair is missing; data/navigation.json names it. Write what the menu shows',
  ],
  [
    'the menu names a page that does not exist',
    () => {
      site.set(navigation, 'groups[0].pages', ['nowhere'])
      site.set(navigation, 'more', ['fair', 'nowhere'])
      site.set(navigation, 'contact', 'nowhere')
    },
    `${navigation} → groups[0].pages[0] names the page "nowhere", which has no path in data/routes.json. Name another, or give it one`,
    `${navigation} → contact names the page "nowhere", which has no path in data/routes.json. Name another, or give it one`,
    `${navigation} → more[1] names the page "nowhere", which has no path in data/routes.json. Name another, or give it one`,
    'locales/en/common.json → navigation.pages.nowhere is missing; data/navigation.json names it. Write what the menu shows',
    'locales/it/common.json → navigation.pages.nowhere is missing; data/navigation.json names it. Write what the menu shows',
  ],
])('it is a mistake if %s', (_what, edit, ...mistakes) => {
  edit()
  expect(site.mistakes()).toEqual(mistakes)
})

test('old addresses of any shape may lead to a page (R-REDIRECT-4)', () => {
  const old = [
    '/contatti.html',
    '/index.php',
    '/Chi-Siamo',
    '/12-nome.html',
    '/it/3_shop',
    '/perché',
    '/Chi siamo',
    '/a,b;c=d',
  ]
  site.set(redirects, 'redirects[1].from', old)
  expect(site.mistakes()).toEqual([])
})
