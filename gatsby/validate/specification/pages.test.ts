import {
  type Change,
  each,
  leading,
  moved,
  oneFewer,
  oneMore,
  page,
  saying,
  without,
} from '../../../tests/jest/page-edits'
import { siteCopyForEachTest } from '../../../tests/jest/site-copy'

/** What the specification fixes is found before it is saved: whoever edits reads which rule it is, and what to do. */
const site = siteCopyForEachTest()

const set =
  (file: string, field: string, value: unknown): Change =>
  (copy) =>
    copy.set(file, field, value)

const cases: [rule: string, edit: string, change: Change, wanted: RegExp][] = [
  [
    'R-PAGE-1',
    'keywords on a page of another kind',
    set('data/pages/en/contact.json', 'search.keywords', ['a', 'b', 'c']),
    /must be left out/,
  ],
  [
    'R-PAGE-1',
    'no keywords on a landing page',
    set('data/pages/it/prestashop-catania.json', 'search.keywords', undefined),
    /must be there/,
  ],
  ['R-PAGE-2', 'a section of home moved', page('en it', 'home', moved(2)), /these six, in this order/],
  ['R-PAGE-2', 'a section of home taken away', page('en it', 'home', without('suite')), /these six, in this order/],
  [
    'R-PAGE-2',
    'another button of home',
    page('en it', 'home', leading('hero', { page: 'contact' })),
    /must begin with a button to this page, its section "#section-3"/,
  ],
  [
    'R-PAGE-2',
    'an id for a section of home',
    page(
      'en it',
      'home',
      each('ledger', (one) => ({ ...one, id: 'parts' })),
    ),
    /section is called section-3/,
  ],
  ['R-PAGE-2', 'two steps on home', page('en it', 'home', oneMore('steps')), /must have 3 steps, and has 4/],
  [
    'R-PAGE-3',
    'a page about the agency without its community',
    page('en it', 'prestashop-agency', without('situations')),
    /"situations" is not in its place/,
  ],
  [
    'R-PAGE-3',
    'five services of the agency',
    page('en it', 'prestashop-agency', oneFewer('grid')),
    /must have 6 services, and has 5/,
  ],
  ['R-PAGE-4', 'five cards of a segment', page('en it', 'from-zero', oneFewer('grid')), /must have 6 cards, and has 5/],
  [
    'R-PAGE-4',
    'another end of a segment',
    page('en', 'established', leading('closing', { page: 'contact' })),
    /this page, its section "#contact"/,
  ],
  [
    'R-PAGE-4',
    'a link that leaves the interest behind',
    page('it', 'established', leading('closing', { page: 'contact' })),
    /with the interest "ecommerce-established"/,
  ],
  [
    'R-PAGE-5',
    'seven services on Shopify',
    page('en it', 'shopify-development', oneFewer('ledger')),
    /must have 8 services, and has 7/,
  ],
  [
    'R-PAGE-6',
    'a form without the interest of its page',
    page(
      'en it',
      'shopify-development',
      each('contact', ({ interest, ...rest }) => rest),
    ),
    /a section "contact" with the id "contact" and an interest/,
  ],
  [
    'R-PAGE-7',
    'another last link of mission',
    page('en it', 'mission-vision', leading('closing', { page: 'home' })),
    /must begin with a button to the page "contact"/,
  ],
  [
    'R-PAGE-8',
    'five programs',
    page('en it', 'training-support', oneMore('programs')),
    /must have 4 programs, and has 5/,
  ],
  [
    'R-PAGE-13',
    'no brochure',
    page('en it', 'training-support', without('offer')),
    /must offer brochure, courseCatalogue/,
  ],
  [
    'R-PAGE-9',
    'a contact page without its form',
    page('en it', 'contact', without('contact')),
    /"contact" is not in its place/,
  ],
  [
    'R-PAGE-9',
    'a contact page without the free call',
    page('en it', 'contact', without('offer')),
    /must offer freeCall/,
  ],
  [
    'R-PAGE-10',
    'a seventh question of pharmacies',
    page('it', 'evento-farmasimplex', oneMore('faq')),
    /must have 6 questions, and has 7/,
  ],
  [
    'R-PAGE-10',
    'another interest of the lead form',
    page(
      'it',
      'evento-farmasimplex',
      each('lead', (one) => ({ ...one, interest: 'fair' })),
    ),
    /the interest "evento-farmasimplex"/,
  ],
  [
    'R-PAGE-11',
    'one badge on a landing page',
    page(
      'it',
      'e-commerce-catania',
      each('hero', (one) => ({ ...one, badges: ['One'] })),
    ),
    /must be two, and are 1/,
  ],
  [
    'R-PAGE-11',
    'six benefits of PrestaShop',
    page('it', 'e-commerce-con-prestashop', oneFewer('grid')),
    /must have 7 benefits, and has 6/,
  ],
  [
    'R-PAGE-11',
    'a hero without its picture',
    page(
      'it',
      'prestashop-catania',
      each('hero', ({ image, ...rest }) => rest),
    ),
    /has a picture/,
  ],
  [
    'R-PAGE-17',
    'a page that is an end',
    page('en it', 'brand-manifesto', (sections) =>
      leading('closing', { page: 'contact' })(sections.slice(0, 1).concat(sections.slice(-1))),
    ),
    /lead on to two other pages/,
  ],
  [
    'R-FORM-3',
    'another button of the lead form',
    page(
      'it',
      'evento-farmasimplex',
      each('lead', (one) => ({ ...one, submit: 'Scrivici' })),
    ),
    /the button “Prenota/,
  ],
]

test.each(cases)(
  '%s refuses %s, and says what is wanted (R-PAGE-1, R-PAGE-2, R-PAGE-3, R-PAGE-4, R-PAGE-5, R-PAGE-6, R-PAGE-7, R-PAGE-8, R-PAGE-13, R-PAGE-9, R-PAGE-10, R-PAGE-11, R-PAGE-17, R-FORM-3)',
  (rule, _edit, change, wanted) => {
    change(site)
    const found = site.mistakes().map(({ message }) => message)
    expect(found).toContainEqual(expect.stringMatching(saying(rule, wanted)))
  },
)
