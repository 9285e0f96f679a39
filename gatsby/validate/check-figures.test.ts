import { localized } from '../../tests/jest/localized'
import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

const site = inventedSiteForEachTest()
const home = 'data/pages/en/home.json'
const figures = 'data/figures.json'
const unknown = (name: string) =>
  `names the figure "${name}", which data/figures.json does not have. Add it there, or name another`
const lede = (copy: string) => site.set(home, 'sections[0].lede', copy)

/** Changes the first figure. */
const change = (fields: object) => site.update(figures, 'figures[0]', (old) => Object.assign({}, old, fields))

const aLot = localized('a lot', 'tante')
const sentence = (id: string, name: string) => ({ id, value: localized(`A {{${name}}}.`, `Un {{${name}}}.`) })
/** A promise of the site, and how copy on the second section of home says it. */
function promise(intro: string) {
  const value = localized('We deliver {{crates}} within {{years}}.', 'Consegniamo {{crates}} in {{years}}.')
  site.set(figures, 'promises', [{ id: 'promise-delivery', value }])
  site.set(home, 'sections[1].intro', intro)
}

test.each<[what: string, edit: () => void, ...mistakes: string[]]>([
  [
    'copy names a figure that does not exist',
    () => lede('We did {{projetcs}}.'),
    `${home} → sections[0].lede ${unknown('projetcs')}`,
  ],
  [
    'copy writes a number (R-FIGURE-1)',
    () => lede('Over 150 shops, B2B and B2C.'),
    `${home} → sections[0].lede spells the number 150: "Over 150 shops, B2B and B2C.". Put it into data/figures.json and write {{figure-id}}`,
  ],
  [
    'a section shows a figure that does not exist',
    () => site.set(home, 'sections[0].spots[0]', 'sails-growth'),
    `${home} → sections[0].spots[0] ${unknown('sails-growth')}`,
  ],
  ...['label', 'note'].map((key): [string, () => void, string] => [
    `the ${key} of a figure names one that does not exist`,
    () => site.set(figures, `figures[0].${key}`, localized('of {{yaers}}', 'di {{years}}')),
    `${figures} → figures[0].${key}.en ${unknown('yaers')}`,
  ]),
  [
    'a figure in words names another in words: they could name each other',
    () => site.set(figures, 'promises', [sentence('first', 'second'), sentence('second', 'crates')]),
    `${figures} → promises[0].value.en names "second", a figure in words. Name a figure with a number`,
    `${figures} → promises[0].value.it names "second", a figure in words. Name a figure with a number`,
  ],
  [
    'copy says a figure in words that has none',
    () => lede('We did {{crates:words}}.'),
    `${home} → sections[0].lede says "crates" in words, and it has none. Add them in ${figures}`,
  ],
  [
    'a promise says a figure in words that has none',
    () => site.set(figures, 'promises', [sentence('first', 'crates:words')]),
    `${figures} → promises[0].value.en says "crates" in words, and it has none. Add them in ${figures}`,
    `${figures} → promises[0].value.it says "crates" in words, and it has none. Add them in ${figures}`,
  ],
  [
    'a figure has the name of a value that the code fills in',
    () => site.add(figures, 'figures', { ...JSON.parse(site.read(figures)).figures[0], id: 'name' }),
    `${figures} → figures[2] "name" is the name of a value that the code fills in. Choose another id`,
  ],
  [
    'the format of a figure would round its value (R-FIGURE-3)',
    () => change({ format: 'euro', value: 4990.5, plus: undefined }),
    `${figures} → figures[0].value is 4990.5, but pages would say “€4,991”. Write in digits a value that they can say, for example that of “€4,990”`,
  ],
  ...[{ value: 160 }, { plus: false }, { wordsFor: undefined }].map((fields): [string, () => void, string] => [
    `a figure is no longer what its words were written for: ${JSON.stringify(fields)}`,
    () => change({ words: aLot, wordsFor: '150+', ...fields }),
    `${figures} → figures[0].words say “${Object.values(aLot).join('”, “')}” for ${'wordsFor' in fields ? 'no value' : '“150+”'}; the figure is “${'value' in fields ? '160+' : 'plus' in fields ? '150' : '150+'}”. Write them for it, then put it into "wordsFor"`,
  ]),
  ...['label', 'note', 'words', 'prefix'].map((key): [string, () => void, string] => [
    `the ${key} of a figure writes a number (R-FIGURE-1)`,
    () => change({ wordsFor: '150+', [key]: localized('150 of them', 'tante') }),
    `${figures} → figures[0].${key}.en spells the number 150: "150 of them". Put it into ${figures} and write {{figure-id}}`,
  ]),
  [
    'a promise says the hours in one language alone, or its hours end a sentence (R-FIGURE-5)',
    () => {
      site.set(figures, 'promises', [{ id: 'promise-reply', value: localized('Friday{{hours}}!', 'Venerdì.') }])
      site.set('data/site.json', 'hours', localized('9 a.m. to 6 p.m.', 'dalle 9 alle 18'))
    },
    'data/site.json → hours.en must end without a full stop or the like: sentences go on after it',
    `${figures} → promises[0].value.it lacks {{hours}}, which another language has. Add it there, or take it away here`,
  ],
  [
    'a figure has the name of the hours (R-FIGURE-5)',
    () => site.update(figures, 'figures', (old) => (Array.isArray(old) ? [...old, { ...old[0], id: 'hours' }] : old)),
    `${figures} → figures[2] "hours" is the name of a value that the code fills in. Choose another id`,
  ],
  [
    'the label of a figure says the hours (R-FIGURE-5)',
    () => site.set(figures, 'figures[0].label.en', 'orders{{hours}}'),
    `${figures} → figures[0].label.en ${unknown('hours')}`,
  ],
  [
    'a page says the hours without a promise (R-FIGURE-5)',
    () => site.set(home, 'sections[1].intro', 'Friday{{hours}}.'),
    `${home} → sections[1].intro names the figure "hours", which data/figures.json does not have. Add it there, or name another`,
  ],
  [
    'a promise and a phrase write a number (R-FIGURE-1)',
    () => {
      site.set(figures, 'promises', [{ id: 'promise-size', value: localized('All 150.', 'Tutte.') }])
      site.set('locales/it/common.json', 'menu.open', 'Tutte e 150')
    },
    `${figures} → promises[0].value.en spells the number 150: "All 150.". Put it into ${figures} and write {{figure-id}}`,
    `locales/it/common.json → menu.open spells the number 150: "Tutte e 150". Put it into ${figures} and write {{figure-id}}`,
  ],
  [
    'a search text is too short or too long (R-PAGE-1)',
    () => {
      site.set(home, 'search.title', 'Too short')
      site.set(home, 'search.description', 'x'.repeat(161))
    },
    `${home} → search.title has 9 characters; it must have 30 to 60`,
    `${home} → search.description has 161 characters; it must have 110 to 160`,
  ],
  [
    'two pages have one title (R-PAGE-1)',
    () => site.set('data/pages/en/contact.json', 'search.title', JSON.parse(site.read(home)).search.title),
    `${home} → search.title is the same as in data/pages/en/contact.json. Write another`,
  ],
  [
    'a page makes a promise in words of its own (R-FIGURE-5)',
    () => promise('Yours in {{years}}. {{promise-delivery}}'),
    `${home} → sections[1].intro promises "years" in words of its own. Write {{promise-delivery}}: the sentence stands once`,
  ],
  [
    'a page makes a promise in words of its own, whose figure the sentence names in Italian alone (R-FIGURE-5)',
    () => {
      promise('Soon. {{promise-delivery}}')
      site.set(figures, 'promises[0].value.en', 'We deliver soon.')
      site.set('data/pages/it/home.json', 'sections[1].intro', 'In {{years}}.')
    },
    `data/pages/it/home.json → sections[1].intro promises "years" in words of its own. Write {{promise-delivery}}: the sentence stands once`,
  ],
  [
    'a section would show a promise as a number (R-FIGURE-5)',
    () => {
      promise('Soon.')
      site.set(home, 'sections[0].spots[0]', 'promise-delivery')
    },
    `${home} → sections[0].spots[0] shows "promise-delivery" as a number, but it is a promise. Choose the figure that it names`,
  ],
])('%s', (_what, edit, ...mistakes) => {
  edit()
  expect(site.mistakes()).toEqual(mistakes)
})

const [lead, ownInterest] = ['data/pages/it/fair.json', 'sections[1].interest']

test.each<[what: string, edit: () => void]>([
  [
    'a search text is as long as it should be with its figures in place',
    () => site.set(home, 'search.title', 'abcdefghij klmnop qrstuvwx{{crates}}'),
  ],
  [
    'the hours of the day end with a parenthesis (R-FIGURE-5)',
    () => site.set('data/site.json', 'hours', localized('9 am to 6 pm (Italy)', 'dalle 9 alle 18 (in Italia)')),
  ],
  ['a number stands in a value that a form sends to the letter', () => site.set(lead, ownInterest, 'fair-2026')],
  [
    'a claim stands in words of its own beside its figure, which a promise names, too (R-FIGURE-5)',
    () => {
      promise('Soon.')
      site.set(home, 'sections[1].items[1].claim', 'Never more than {{years}}')
    },
  ],
])('it is no mistake if %s', (_what, edit) => {
  edit()
  expect(site.mistakes()).toEqual([])
})
