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
/** A figure that is a sentence, which names another. */
const sentence = (id: string, name: string) => ({
  id,
  format: 'text',
  value: localized(`A {{${name}}}.`, `Un {{${name}}}.`),
  label: aLot,
})

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
    () => {
      site.add(figures, 'figures', sentence('first', 'second'))
      site.add(figures, 'figures', sentence('second', 'crates'))
    },
    `${figures} → figures[2].value.en names "second", a figure in words. Name a figure with a number`,
    `${figures} → figures[2].value.it names "second", a figure in words. Name a figure with a number`,
  ],
  [
    'the format of a figure would round its value (R-FIGURE-3)',
    () => change({ format: 'euro', value: 4990.5, plus: undefined }),
    `${figures} → figures[0].value is 4990.5, but pages would say “€4,991”. Write in digits a value that they can say, for example that of “€4,990”`,
  ],
  ...['label', 'note', 'prefix'].map((key): [string, () => void, string] => [
    `the ${key} of a figure writes a number (R-FIGURE-1)`,
    () => change({ [key]: localized('150 of them', 'tante') }),
    `${figures} → figures[0].${key}.en spells the number 150: "150 of them". Put it into ${figures} and write {{figure-id}}`,
  ]),
  [
    'a phrase writes a number (R-FIGURE-1)',
    () => site.set('locales/it/common.json', 'menu.open', 'Tutte e 150'),
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
  ['a number stands in a value that a form sends to the letter', () => site.set(lead, ownInterest, 'fair-2026')],
])('it is no mistake if %s', (_what, edit) => {
  edit()
  expect(site.mistakes()).toEqual([])
})
