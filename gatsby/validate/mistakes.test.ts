import { readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { localized } from '../../tests/jest/localized'
import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

/**
 * Each kind of mistake in each kind of file: it stops the build, which names the file, the field and the remedy.
 * `mistake.test.ts` has JSON that breaks.
 */
const site = inventedSiteForEachTest()

const jsonIn = (folder: string) =>
  readdirSync(join(site.root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !/^(schemas|pages\/(?!en|it))/.test(name))
    .map((name) => `${folder}/${name}`)
const files = () => [...jsonIn('data'), ...jsonIn('locales/en'), ...jsonIn('locales/it')]

/** A required field of the file, and a field that holds a text. */
const fields: Record<string, { main: string; text: string }> = {
  'data/site.json': { main: 'email', text: 'address' },
  'data/figures.json': { main: 'figures', text: 'figures[0].label.en' },
  'data/routes.json': { main: 'routes', text: 'routes[0].page' },
  'data/redirects.json': { main: 'redirects', text: 'redirects[0].page' },
  'data/navigation.json': { main: 'groups', text: 'contact' },
  'data/terrains.json': { main: 'terrains', text: 'terrains[0].page' },
  'data/drawings/tree/drawing.json': { main: 'name', text: 'name' },
  'locales/common.json': { main: 'menu', text: 'menu.open' },
  'locales/forms.json': { main: 'labels', text: 'labels.email' },
  'locales/not-found.json': { main: 'title', text: 'sentence' },
}
const page = { main: 'search', text: 'search.title' }
const fieldsOf = (file: string) => fields[file.replace(/^locales\/\w+/, 'locales')] ?? page

/** The messages of one place. */
const messagesAt = (lines: readonly string[], file: string, field: string) =>
  lines.filter((line) => line.startsWith(`${file} → ${field} `)).map((line) => line.slice(`${file} → ${field} `.length))

test.each<[what: string, make: (file: string) => void, field: (file: string) => string, says: RegExp]>([
  ['a missing comma', (file) => site.write(file, site.read(file).replace(',', '')), () => '', /^lacks a comma here/],
  [
    'a field of the wrong kind',
    (file) => site.set(file, fieldsOf(file).main, 12),
    (file) => fieldsOf(file).main,
    /^must be a (text in quotes|list in \[ \]|group in \{ \})/,
  ],
  [
    'an empty text',
    (file) => site.set(file, fieldsOf(file).text, ' '),
    (file) => fieldsOf(file).text,
    /^must (not be empty|be lower-case words)/,
  ],
])('%s is found in every file, with what to do (R-SITE-6)', async (_name, make, field, says) => {
  const broken = files()
  expect(broken.length).toBeGreaterThan(20)
  for (const file of broken) make(file)
  const lines = await site.mistakes()
  for (const file of broken)
    expect({ file, messages: messagesAt(lines, file, field(file)) }).toEqual({
      file,
      messages: [expect.stringMatching(says)],
    })
})

test('a missing or an unknown field is found in every data file (R-SITE-6)', async () => {
  const broken = files().filter((file) => file.startsWith('data/'))
  for (const file of broken) {
    site.set(file, fieldsOf(file).main, undefined)
    site.set(file, 'colour', 'red')
  }
  const lines = await site.mistakes()
  for (const file of broken) {
    const missing = messagesAt(lines, file, fieldsOf(file).main)
    expect({ file, missing }).toEqual({
      file,
      missing: [expect.stringMatching(/^is missing: expected a (text|list|group)/)],
    })
    expect(messagesAt(lines, file, 'colour')).toEqual(['is a field that nothing reads. Is it misspelt?'])
  }
})

test('a missing file is found (R-SITE-6)', async () => {
  const needed = Object.keys(fields).flatMap((name) =>
    name.startsWith('data/') ? name : ['en', 'it'].map((language) => name.replace('locales', `locales/${language}`)),
  )
  for (const file of needed) site.remove(file)
  expect((await site.mistakes()).sort()).toEqual(needed.map((file) => `${file} →  is missing. Put it back`).sort())
})

const agency = 'data/site.json'
const figures = 'data/figures.json'
const routes = 'data/routes.json'
const redirects = 'data/redirects.json'
const navigation = 'data/navigation.json'
const terrains = 'data/terrains.json'
const pageIn = (language: string, id: string) => `data/pages/${language}/${id}.json`
const home = pageIn('en', 'home')
const homeIt = pageIn('it', 'home')
const story = pageIn('it', 'story')
const fair = pageIn('it', 'fair')
const grove = pageIn('en', 'grove')
const common = 'locales/it/common.json'
const forms = 'locales/it/forms.json'
const action = 'sections[0].actions[0]'
const lede = 'sections[0].lede'

const isNoPath = 'must be a path of small letters, digits and hyphens'
const isNoOldPath = 'must be an old path as people read it, for example "/contatti.html" or "/Città"'
const isNoPolicy = 'must be a full address that starts with https://: of a page'

/** A value, and the beginning of what is said of it in its own place. */
test.each<[file: string, field: string, value: unknown, says: string]>([
  [figures, 'figures[0].value', '8,5', 'must be a number without quotes'],
  [figures, 'figures[0].plus', 'yes', 'must be true or false'],
  [figures, 'figures[0].note.fr', 'Oui', 'is a field that nothing reads'],
  [home, 'sections[1].type', 'carousel', 'is unknown. It must be one of: "callout", "closing"'],
  [home, 'sections[0].variant', 'huge', 'must be one of: "home", "page"'],
  [home, 'sections[0].spots', ['crates', 'crates', 'crates', 'crates'], 'must have at most 3 entries'],
  [home, 'sections[1].items', [], 'must have at least 1 entry'],
  [home, 'sections[1].id', 'My Section', 'must be lower-case words joined by hyphens'],
  [home, 'sections[0].heading', undefined, 'is missing: expected a text in quotes'],
  [agency, 'email', 'ciao', 'must be an e-mail address'],
  [agency, 'others[0].origin', 'https://films.example.com/', 'must be https:// and a host in small letters'],
  [agency, 'others[0].uses[0]', 'cookie', 'must be one of: "script"'],
  [fair, 'sections[2].url', 'https://maps.example.com/7', 'is of https://maps.example.com, which browsers would'],
  [agency, 'events', 'events.example.com', 'must be a full address that starts with https://'],
  [agency, 'policies.privacy.en', 'http://policies.example.com/privacy', isNoPolicy],
  [agency, 'policies.cookie.it', 'https://policies.example.com/cookies.docx?v=2', isNoPolicy],
  [home, `${action}.page`, 'nowhere', 'links to the page "nowhere", which has no en path in data/routes.json'],
  [home, `${action}.page`, 'fair', 'links to the page "fair", which has no en path in data/routes.json'],
  [home, action, { label: 'Go', anchor: 'section-99' }, `links to "#section-99", which no section of ${home} has`],
  [home, action, { label: 'Go', page: 'story', anchor: 'form' }, 'links to "#form", which no section of data/pages/en'],
  [home, action, { label: 'Go' }, 'needs a `page`, an `anchor` or both; or alone the `url` of another site'],
  [home, action, { label: 'Go', page: 'story', url: 'https://example.com' }, 'needs a `page`, an `anchor` or both; or'],
  [home, `${action}.url`, 'http://example.com', 'must be a full address that starts with https://'],
  [routes, 'routes[0].en', '/en/home', 'must be "/en": there the list of languages leads'],
  [routes, 'routes[0].en', '/en/', isNoPath],
  [routes, 'routes[1].it', 'it/contatti', isNoPath],
  [redirects, 'redirects[0].language', 'fr', 'must be one of: "en"'],
  [redirects, 'redirects[0].page', 'nowhere', 'leads to "nowhere", which has no en path in data/routes.json'],
  [redirects, 'redirects[1].from', ['/it/contact'], '"/it/contact" is a page\'s own path: take it away'],
  [redirects, 'redirects[1].from', ['/fair', '/fair'], '"/fair" is redirected twice: take one away'],
  [redirects, 'redirects[1].from[0]', '/index.php?id=3', isNoOldPath],
  [redirects, 'redirects[1].from[0]', '/shop/*', isNoOldPath],
  [redirects, 'redirects[1].from[0]', '/shop/', isNoOldPath],
  [redirects, 'redirects[1].from[0]', 'https://www.agency.it/shop', isNoOldPath],
  [navigation, 'contact', 'nowhere', 'names the page "nowhere", which has no path in data/routes.json'],
  [navigation, 'groups[0].pages', ['story', 'story'], 'lists the page "story" twice'],
  [navigation, 'groups[1].separatorBefore', 'contact', 'is "contact", which is no page of this group'],
  [agency, 'location.it', 'Via <b>Etnea</b>', 'has markup, which would be shown as it is. Take it away: "Via'],
  [home, 'sections[0].lede', 'All **lemons**', 'has markup'],
  [home, 'sections[0].heading', 'All [lemons](https://example.com)', 'has a link that no page can show. Sentences'],
  [common, 'menu.open', 'All [lemons](https://example.com)', 'has a link that no page can show. Sentences'],
  [home, lede, 'All [lemons](http://example.com)', 'has a link that no page can show'],
  [home, lede, 'All [150 lemons](https://example.com)', 'spells the number 150'],
  [home, lede, 'All [[crates]]', 'has markup'],
  [forms, 'consent', 'I <b>have</b> read <policy>it</policy>.', 'has markup'],
  [home, lede, 'All {{crates}', 'has braces that name no value: "{{crates}". Write {{name}}, without spaces'],
  [agency, 'location.it', 'Da {{years}}', 'has braces that name no value: "{{years}}". Take them away'],
  [terrains, 'terrains[0].saying.en', 'For {{years}}', 'has braces that name no value: "{{years}}". Take them away'],
  [figures, 'figures[0].note.it', 'Le {{ crates }}', 'has braces that name no value: "{{ crates }}"'],
  [home, lede, 'We did {{projetcs}}.', 'names the figure "projetcs", which data/figures.json does not have'],
  [home, 'sections[0].spots[0]', 'sails-growth', 'names the figure "sails-growth"'],
  [grove, 'sections[1].labels[1].value', 'under {{yaers}}', 'names the figure "yaers"'],
  [figures, 'figures[0].label.en', 'of {{yaers}}', 'names the figure "yaers"'],
  [common, 'menu.open', 'From {{old-figure}}', 'names the figure "old-figure"'],
  [home, lede, 'Over 150 shops, B2B and B2C.', 'spells the number 150: "Over 150 shops, B2B and B2C.". Put it into'],
  [common, 'menu.open', 'Tutte e 150', 'spells the number 150'],
  [figures, 'figures[0].label.en', '150 of them', 'spells the number 150'],
  [figures, 'figures[0].note.it', 'Tutte e 150', 'spells the number 150'],
  [home, 'search.title', 'Too short', 'has 9 characters; it must have 30 to 60'],
  [home, 'search.description', 'x'.repeat(161), 'has 161 characters; it must have 110 to 160'],
  [common, 'menu.open', undefined, 'is missing; locales/en/common.json has it. Translate it'],
  [
    common,
    'menu.open',
    'Tutte da {{phone}}',
    'has {{phone}} for the code to fill in; locales/en/common.json has nothing',
  ],
  [forms, 'consent', 'Letto.', 'has nothing for the code to fill in; locales/en/forms.json has </policy> and <policy>'],
  [fair, 'sections[1].only', 'en', 'is "en", and the page is "it". Take the section away'],
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

/** A figure that is a sentence, and names another. */
const sentence = (id: string, name: string) => ({
  id,
  format: 'text',
  value: localized(`A {{${name}}}.`, `Un {{${name}}}.`),
  label: localized('a lot', 'tante'),
})

/** What somebody did, and the beginning of each mistake. */
test.each<[what: string, edit: () => void, ...mistakes: string[]]>([
  ...['data/figures.csv', 'data/pages/en/Home.JSON', 'data/pages/fr/home.json', 'locales/en/other.json'].map(
    (file): [string, () => void, string] => [
      `put ${file} there, which nothing reads`,
      () => site.write(file, '{}'),
      `${file} →  is a file that nothing reads`,
    ],
  ),
  ['made a file a list', () => site.write(home, '[]'), `${home} →  must be a group in { }`],
  [
    'broke one file, and emptied a text of another',
    () => {
      site.write(home, '{')
      site.set(homeIt, 'search.title', '')
    },
    `${home} →  is no JSON here`,
    `${homeIt} → search.title must not be empty`,
  ],
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
    `${routes} → routes gives the path "/en/story" to two pages. Change one`,
  ],
  [
    'doubled a page',
    () => site.add(routes, 'routes', { page: 'home', en: '/en/again' }),
    `${routes} → routes lists the page "home" twice`,
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
    'doubled a group of the menu',
    () => double(navigation, 'groups'),
    `${navigation} → groups has two groups with the id "about"`,
  ],
  [
    'took away the hero of a page',
    () => site.drop(fair, 'sections', 'type', 'hero'),
    `${fair} → sections must begin with a hero, and have only one`,
  ],
  [
    'gave a section the id of another',
    () => site.set(home, 'sections[1].id', 'section-2'),
    `${home} → sections has two sections with the id "section-2"`,
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
  ['doubled a terrain', () => double(terrains, 'terrains'), `${terrains} → terrains lists the page "home" twice`],
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
  [
    'doubled a figure (R-FIGURE-1)',
    () => double(figures, 'figures'),
    `${figures} → figures[2] "crates" stands twice. Take one away`,
  ],
  [
    'spelt a number before a figure (R-FIGURE-1)',
    () => site.set(figures, 'figures[0].prefix', localized('over', 'una su 2:')),
    `${figures} → figures[0].prefix.it spells the number 2`,
  ],
  [
    'named one sentence in another: they could name each other for ever',
    () => {
      site.add(figures, 'figures', sentence('first', 'second'))
      site.add(figures, 'figures', sentence('second', 'crates'))
    },
    `${figures} → figures[2].value.en names "second", a figure in words. Name a figure with a number`,
    `${figures} → figures[2].value.it names "second", a figure in words`,
  ],
  [
    'wrote a value that its format would round (R-FIGURE-3)',
    () => {
      const rounded = { format: 'euro', value: 4990.5, plus: undefined }
      site.update(figures, 'figures[0]', (old) => Object.assign({}, old, rounded))
    },
    `${figures} → figures[0].value is 4990.5, but pages would say “€4,991”. Write in digits a value that they can say, for example that of “€4,990”`,
  ],
  [
    'gave two pages one title (R-PAGE-1)',
    () => site.set(pageIn('en', 'contact'), 'search.title', JSON.parse(site.read(home)).search.title),
    `${home} → search.title is the same as in ${pageIn('en', 'contact')}. Write another`,
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
        `locales/${language}/forms.json → options.budget.5k-15k must name {{budget-first}} and {{budget-second}}, which the form sends as "5k-15k"`,
    ),
  ],
  [
    'changed the figure of a budget, so that the form would send another (R-FORM-2)',
    () => {
      for (const [id, value] of Object.entries({ 'budget-first': 6000, 'budget-second': 15_000 }))
        site.add(figures, 'figures', { id, format: 'euro', value, label: localized('a budget', 'un budget') })
      inBoth('forms', 'options', { budget: { '5k-15k': '{{budget-first}} to {{budget-second}}' } })
    },
    `${figures} → figures[2].value is 6000, but the form sends "5k-15k" for 5000. Take the old value, or rename the option`,
  ],
])('who %s reads it with its place (R-SITE-6)', async (_what, edit, ...mistakes) => {
  edit()
  expect(await site.mistakes()).toEqual(mistakes.map((mistake) => expect.stringContaining(mistake)))
})

test('a section may stand in one language only, if it says so', async () => {
  const contact = { type: 'form', id: 'contact', heading: 'Write', intro: 'To us', only: 'en' }
  site.add(pageIn('en', 'story'), 'sections', contact)
  expect(await site.mistakes()).toEqual([])
})

test('a search text may be as long as its limits say, with its figures in place; forms send numbers (R-PAGE-1)', async () => {
  site.set(home, 'search', { title: `${'x'.repeat(56)}{{crates}}`, description: 'x'.repeat(160) })
  site.set(homeIt, 'search', { title: 'x'.repeat(30), description: 'x'.repeat(110) })
  site.set(fair, 'sections[1].lead.interest', 'fair-2026')
  inBoth('common', 'menu.open', 'All {{crates}} pages')
  expect(await site.mistakes()).toEqual([])
})

test('a link may lead to another site: from a button, a sentence, the menu and the footer (R-ROUTE-7)', async () => {
  site.set(home, action, { label: 'Go', url: 'https://example.com/__shop__?id=3' })
  site.set(home, lede, 'All [{{crates}} "lemons"](https://example.com/__2024__/#top).')
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
