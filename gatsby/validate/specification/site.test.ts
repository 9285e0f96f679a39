import { type Change, rewritten, saying } from '../../../tests/jest/page-edits'
import { siteCopyForEachTest } from '../../../tests/jest/site-copy'

/** What the specification fixes is found before it is saved: whoever edits reads which rule it is, and what to do. */
const site = siteCopyForEachTest()

const set =
  (file: string, field: string, value: unknown): Change =>
  (copy) =>
    copy.set(file, field, value)

const routes = 'data/routes.json'
const redirects = 'data/redirects.json'
const navigation = 'data/navigation.json'

const reversed = (old: unknown) => (Array.isArray(old) ? old.toReversed() : old)
/** Changes the entry of a list that has this value somewhere. */
const entryWith =
  (file: string, list: string, value: string, change: (entry: object) => object): Change =>
  (copy) =>
    copy.update(file, list, (old) =>
      Array.isArray(old)
        ? old.map((entry) => (JSON.stringify(entry).includes(JSON.stringify(value)) ? change(entry) : entry))
        : old,
    )

const cases: [rule: string, edit: string, change: Change, wanted: RegExp][] = [
  [
    'R-SITE-2',
    'a product without its name',
    rewritten('en it', 'home', /Monitor\w+/g),
    /the names of the three products/,
  ],
  [
    'R-SITE-3',
    'a partner that is not said',
    rewritten('en it', 'prestashop-agency', /certifi/gi),
    /that the agency is a certified partner/,
  ],
  [
    'R-FIGURE-3',
    'the years of the other home',
    rewritten('en', 'home', /years-precise/g, 'years'),
    /must not show the figure "years"/,
  ],
  [
    'R-FIGURE-4',
    'a figure that leaves its page',
    rewritten('it', 'home', /(?<=\{\{|")projects(?=\}\}|")/g, 'years'),
    /must show the figure "projects" somewhere/,
  ],
  [
    'R-ROUTE-2',
    'another path',
    entryWith(routes, 'routes', 'contact', (one) => ({ ...one, it: '/it/scrivici' })),
    /must be "\/it\/contatti"/,
  ],
  [
    'R-ROUTE-3',
    'a landing page at another path',
    entryWith(routes, 'routes', 'e-commerce-catania', (one) => ({ ...one, it: '/it/catania' })),
    /must be "\/it\/e-commerce-catania"/,
  ],
  [
    'R-ROUTE-1',
    'another page for the first address',
    entryWith(redirects, 'redirects', '/', (one) => ({ ...one, language: 'it' })),
    /must lead "\/" to the page "home" in "en"/,
  ],
  [
    'R-REDIRECT-1',
    'another page for the pharmacies',
    entryWith(redirects, 'redirects', '/evento-farmasimplex', (one) => ({ ...one, page: 'home' })),
    /must lead "\/evento-farmasimplex"/,
  ],
  [
    'R-REDIRECT-2',
    'another page for an old address',
    entryWith(redirects, 'redirects', '/contattaci', (one) => ({ ...one, page: 'home' })),
    /must lead "\/contattaci" to the page "contact"/,
  ],
  [
    'R-REDIRECT-3',
    'an old address that is forgotten',
    entryWith(redirects, 'redirects', '/blog', (one) => ({ ...one, from: ['/altro'] })),
    /must lead "\/blog"/,
  ],
  ['R-CHROME-1', 'another home for the logo', set(navigation, 'home', 'contact'), /must be the page "home"/],
  [
    'R-CHROME-2',
    'groups of the menu in another order',
    (copy) => copy.update(navigation, 'groups', reversed),
    /must have these in this order: about, services, e-commerce/,
  ],
  [
    'R-CHROME-2',
    'pages of a group in another order',
    (copy) => copy.update(navigation, 'groups[0].pages', reversed),
    /must have these in this order: mission-vision/,
  ],
  ['R-CHROME-2', 'another page for contact', set(navigation, 'contact', 'home'), /must be the page "contact"/],
  [
    'R-CHROME-6',
    'a footer without the events site',
    entryWith(navigation, 'groups', 'services', (one) => ({ ...one, footerSites: [] })),
    /must name the site "events"/,
  ],
  [
    'R-CHROME-11',
    'a menu without the pages of one language',
    set(navigation, 'more', []),
    /must name the pages that only Italian has/,
  ],
  [
    'R-FORM-9',
    'other words after success',
    set('locales/it/forms.json', 'success.title', 'Grazie'),
    /must be "Richiesta inviata!"/,
  ],
]

test.each(cases)(
  '%s refuses %s, and says what is wanted (R-SITE-2, R-SITE-3, R-FIGURE-3, R-FIGURE-4, R-ROUTE-2, R-ROUTE-3, R-ROUTE-1, R-REDIRECT-1, R-REDIRECT-2, R-REDIRECT-3, R-CHROME-1, R-CHROME-2, R-CHROME-6, R-CHROME-11, R-FORM-9)',
  (rule, _edit, change, wanted) => {
    change(site)
    const found = site.mistakes().map(({ message }) => message)
    expect(found).toContainEqual(expect.stringMatching(saying(rule, wanted)))
  },
)
