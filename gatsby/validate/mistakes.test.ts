import { symlinkSync } from 'node:fs'

import { localized } from '../../tests/jest/localized'
import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

/**
 * Each kind of mistake in each kind of file: it stops the build, which names the file, the field and the remedy.
 * `mistake.test.ts` has JSON that breaks.
 */
const site = inventedSiteForEachTest()

/** The messages of one place. */
const messagesAt = (lines: readonly string[], file: string, field: string) =>
  lines.filter((line) => line.startsWith(`${file} → ${field} `)).map((line) => line.slice(`${file} → ${field} `.length))

const agency = 'data/site.json'
const figures = 'data/figures.json'
const routes = 'data/routes.json'
const redirects = 'data/redirects.json'
const navigation = 'data/navigation.json'
const terrains = 'data/terrains.json'
const pageIn = (language: string, id: string) => `data/pages/${language}/${id}.json`
const home = pageIn('en', 'home')
const homeIt = pageIn('it', 'home')
const contact = pageIn('en', 'contact')
const story = pageIn('it', 'story')
const fair = pageIn('it', 'fair')
const common = 'locales/it/common.json'
const forms = 'locales/it/forms.json'
const action = 'sections[0].actions[0]'
const lede = 'sections[0].lede'

const isNoOldPath = 'must be an old path as people read it, for example "/contatti.html" or "/Città"'

/** A value, and the beginning of what is said of it in its own place. */
test.each<[file: string, field: string, value: unknown, says: string]>([
  [figures, 'figures', undefined, 'is missing: expected a list in [ ]'],
  [figures, 'figures[0].value', '8,5', 'must be a number without quotes'],
  [home, 'colour', 'red', 'is a field that nothing reads'],
  [forms, 'labels.email', ' ', 'must not be empty'],
  [figures, 'figures[0].note.fr', 'Oui', 'is a field that nothing reads'],
  [home, 'sections[1].type', 'carousel', 'is unknown. It must be one of: "'],
  [home, 'sections[1].id', 'My Section', 'must be lower-case words joined by hyphens'],
  [home, 'sections[0].heading', undefined, 'is missing: expected a text in quotes'],
  [fair, 'sections[2].url', 'https://maps.example.com/7', 'is of https://maps.example.com, which browsers would'],
  [fair, 'sections[2].url', 'https://example.com/prices', 'is of this site, which no frame may show'],
  [agency, 'policies.cookie.it', 'https://www.example.com/cookie.html', 'is of this site, which no frame may show'],
  [agency, 'events', 'events.example.com', 'must be a full address that starts with https://'],
  [
    agency,
    'policies.privacy.en',
    'http://policies.example.com/privacy',
    'must be a full address that starts with https://',
  ],
  [home, `${action}.page`, 'nowhere', 'links to the page "nowhere", which has no en path in data/routes.json'],
  [home, action, { label: 'Go', url: 'https://example.com' }, 'links to "https://example.com" of this'],
  [
    home,
    lede,
    'See [the prices](https://www.example.com/en/contact).',
    'links to "https://www.example.com/en/contact" of',
  ],
  [home, action, { label: 'Go', anchor: 'section-99' }, `links to "#section-99", which no section of ${home} has`],
  [
    home,
    action,
    { label: 'Go', page: 'contact', anchor: 'section-0' },
    `which no section of ${contact} has as its "id"`,
  ],
  [home, action, { label: 'Go' }, 'needs a `page`, an `anchor` or both; or alone the `url` of another site'],
  [redirects, 'redirects[0].language', 'fr', 'must be one of: "en"'],
  [redirects, 'redirects[0].page', 'nowhere', 'leads to "nowhere", which has no en path in data/routes.json'],
  [redirects, 'redirects[1].from', ['/it/contact'], '"/it/contact" is a page\'s own path: take it away'],
  [redirects, 'redirects[1].from[0]', 'https://www.agency.it/shop', isNoOldPath],
  [navigation, 'contact', 'nowhere', 'names the page "nowhere", which has no path in data/routes.json'],
  [agency, 'location.it', 'Via <b>Etnea</b>', 'has markup, which would be shown as it is. Take it away: "Via'],
  [home, lede, 'An *open* shop', 'has markup'],
  [home, lede, '• yours • plain', 'has markup'],
  [home, 'sections[0].heading', '## Our mission', 'has markup'],
  [home, 'sections[0].heading', 'All [lemons](https://example.com)', 'has a link that no page can show. Sentences'],
  [home, lede, 'See [us](/it/contact).', 'links to "/it/contact", which is no en path in data/routes.json'],
  [home, lede, 'All [150 lemons](https://example.com)', 'spells the number 150'],
  [forms, 'consent', 'I <b>have</b> read <policy>it</policy>.', 'has markup'],
  [home, lede, 'All {{crates}', 'has braces that name no value: "{{crates}". Write {{name}}, without spaces'],
  [home, lede, 'We did {{projetcs}}.', 'names the figure "projetcs", which data/figures.json does not have'],
  [home, lede, 'Over 150 shops, B2B and B2C.', 'spells the number 150: "Over 150 shops, B2B and B2C.". Put it into'],
  [common, 'menu.open', 'Tutte e 150', 'spells the number 150'],
  [home, 'search.description', 'x'.repeat(161), 'has 161 characters; it must have 110 to 160'],
  [home, 'search.title', 'x'.repeat(29), 'has 29 characters; it must have 30 to 60'],
  [common, 'menu.open', undefined, 'is missing; locales/en/common.json has it. Translate it'],
  [
    common,
    'menu.open',
    'Tutte da {{phone}}',
    'has {{phone}} for the code to fill in; locales/en/common.json has nothing',
  ],
  [forms, 'consent', 'Letto.', 'has nothing for the code to fill in; locales/en/forms.json has </policy> and <policy>'],
])(
  '%s → %s must not be %j: it %s (R-SITE-6, R-ROUTE-6, R-ROUTE-7, R-FIGURE-1, R-PAGE-1)',
  async (file, field, value, says) => {
    site.set(file, field, value)
    expect(messagesAt(await site.mistakes(), file, field)).toContainEqual(expect.stringContaining(says))
  },
)

/** The first entry of a list once more. */
const double = (file: string, list: string) =>
  site.update(file, list, (old) => (Array.isArray(old) ? [...old, old[0]] : old))

const inBoth = (name: string, key: string, text: unknown) => {
  for (const language of ['en', 'it']) site.set(`locales/${language}/${name}.json`, key, text)
}

/** What somebody did, and the beginning of each mistake. */
test.each<[what: string, edit: () => void, ...mistakes: string[]]>([
  ['took away a file', () => site.remove(navigation), `${navigation} →  is missing. Put it back`],
  ['made a file a list', () => site.write(home, '[]'), `${home} →  must be a group in { }`],
  [
    'took away the file of a page, but not its path',
    () => site.remove(story),
    `${routes} → routes[2].it has a path, but the page's file ${story} is missing`,
    `${pageIn('it', 'grove')} → sections[0].actions[1].page links to the page "story", which has no it path`,
  ],
  [
    'took away the path of a page, but not its file',
    () => {
      site.drop(routes, 'routes', 'page', 'fair')
      site.drop(redirects, 'redirects', 'page', 'fair')
      site.set(navigation, 'more', [])
    },
    `${fair} →  has no it path in data/routes.json. Add one there, or take the file away`,
  ],
  [
    'gave a path to two pages',
    () => site.set(routes, 'routes[1].en', '/en/story'),
    `${routes} → routes has "/en/story" twice. Take one away, or change it`,
  ],
  [
    'gave a page a path of another language (R-ROUTE-1)',
    () => site.set(routes, 'routes[1].it', '/italy/contatti'),
    `${routes} → routes[1] the Italian path must start with /it`,
  ],
  [
    'took the redirect away that leads from the address of the site alone (R-ROUTE-1)',
    () => site.set(redirects, 'redirects[0].from', ['/start']),
    `${redirects} → redirects has no redirect from "/"`,
  ],
  [
    'took away the hero of a page',
    () => site.drop(fair, 'sections', 'type', 'hero'),
    `${fair} → sections must begin with a hero, and have only one`,
  ],
  [
    'gave a page a second form',
    () => site.add(fair, 'sections', { type: 'form', id: 'contact', heading: 'Write', intro: 'To us' }),
    `${fair} → sections[3] is a second form`,
  ],
  [
    'took away a section in one language',
    () => site.drop(story, 'sections', 'type', 'statement'),
    `${story} → sections[1] is (closing, actions: 1) here, but (statement, paragraphs: 1) in data/pages/en/story.json`,
  ],
  [
    'added a button in one language, below a section that stands in this one only',
    () => {
      const { sections } = JSON.parse(site.read(story))
      sections[2].actions.push({ label: 'Ancora', page: 'grove' })
      site.set(story, 'sections', [sections[0], { ...sections[1], id: 'own', only: 'it' }, ...sections.slice(1)])
    },
    `${story} → sections[3] is (closing, actions: 2) here, but (closing, actions: 1) in data/pages/en/story.json`,
  ],
  [
    'took away the terrain of a page',
    () => site.drop(terrains, 'terrains', 'page', 'contact'),
    `${terrains} → terrains has no terrain for the page "contact"`,
  ],
  [
    'put more figures on a terrain than it has spots',
    () => {
      for (const file of [home, homeIt]) site.set(file, 'sections[0].spots', ['crates', 'years'])
    },
    ...[home, homeIt].map((file) => `${file} → sections[0].spots shows 2 figures, but its terrain in ${terrains}`),
  ],
  ['doubled a figure (R-FIGURE-1)', () => double(figures, 'figures'), `${figures} → figures has "crates" twice`],
  [
    'gave two pages one title (R-PAGE-1)',
    () => site.set(contact, 'search.title', JSON.parse(site.read(home)).search.title),
    `${home} → search.title is the same as in ${contact}. Write another`,
  ],
  [
    'took away what the menu calls a page',
    () => inBoth('common', 'navigation.pages.fair', undefined),
    ...['en', 'it'].map(
      (language) => `locales/${language}/common.json → navigation.pages.fair is missing; data/navigation.json names it`,
    ),
  ],
  [
    'labeled a budget with another figure than its value says (R-FORM-2)',
    () => inBoth('forms', 'options', { budget: { '5k-15k': 'From {{crates}}' } }),
    ...['en', 'it'].map(
      (language) =>
        `locales/${language}/forms.json → options.budget.5k-15k must name {{budget-first}} (5000) and {{budget-second}} (15000), which the form sends as "5k-15k"`,
    ),
  ],
  [
    'changed the figure of a budget, so that the form would send another (R-FORM-2)',
    () => {
      for (const [id, value] of Object.entries({ 'budget-first': 6000, 'budget-second': 15_000 }))
        site.add(figures, 'figures', { id, format: 'euro', value, label: localized('a budget', 'un budget') })
      inBoth('forms', 'options', { budget: { '5k-15k': '{{budget-first}} to {{budget-second}}' } })
    },
    ...['en', 'it'].map(
      (language) => `locales/${language}/forms.json → options.budget.5k-15k must name {{budget-first}} (5000) and`,
    ),
  ],
])('who %s reads it with its place (R-SITE-6)', async (_what, edit, ...mistakes) => {
  edit()
  expect(await site.mistakes()).toEqual(mistakes.map((mistake) => expect.stringContaining(mistake)))
})

test('a search text may be as long as its limits say, with its figures in place; forms send numbers (R-PAGE-1)', async () => {
  site.set(home, 'search', { title: `${'x'.repeat(56)}{{crates}}`, description: 'x'.repeat(160) })
  site.set(homeIt, 'search', { title: 'x'.repeat(30), description: 'x'.repeat(110) })
  site.set(fair, 'sections[1].lead.interest', 'fair-2026')
  inBoth('common', 'menu.open', 'All {{crates}} pages')
  expect(await site.mistakes()).toEqual([])
})

test('a link may lead to another site: from a button, a sentence, the menu and the footer (R-ROUTE-7)', async () => {
  site.set(home, action, { label: 'Go', url: 'https://example.org/__shop__?id=3' })
  site.set(home, lede, 'All [{{crates}} "lemons"](https://example.org/__2024__/#top).')
  expect(await site.mistakes()).toEqual([])
})

test('an old address may have any shape (R-REDIRECT-4)', async () => {
  const old = ['/contatti.html', '/index.php', '/Chi-Siamo', '/it/3_shop', '/perché', '/Chi siamo', '/a,b;c=d']
  site.set(redirects, 'redirects[1].from', old)
  expect(await site.mistakes()).toEqual([])
})

test('files that a system or an editor of texts leaves beside the data are no data', async () => {
  for (const file of ['data/drawings/.DS_Store', 'data/images/Thumbs.db', 'data/pages/en/home.json~'])
    site.write(file, 'no data')
  symlinkSync('somebody@host.1', `${site.root}/data/pages/en/.#home.json`)
  expect(await site.mistakes()).toEqual([])
})
