import type { Language } from '../../src/i18n/languages'
import { localized } from '../../tests/jest/localized'
import { invented, resolved } from '../../tests/jest/references'

const years = invented({
  id: 'years',
  format: 'duration',
  value: 8,
  unit: 'year',
  label: localized('building shops', 'di e-commerce'),
})
const shops = invented({
  id: 'shops',
  format: 'count',
  value: 150,
  label: localized('shops in {{years}}', 'negozi in {{years}}'),
  note: localized('Counted over {{years}}.', 'Contati su {{years}}.'),
  whose: localized('built in {{years}}', 'fatti in {{years}}'),
})
const custom = invented({ id: 'custom', format: 'text', value: localized('Customizable', 'Personalizzabile') })

const resolve = (data: object[], language: Language = 'en') =>
  resolved(data, {
    language,
    figures: new Map([years, shops, custom].map((entry) => [entry.id, entry])),
    paths: new Map([['contact', `/${language}/contact`]]),
    pages: new Map([['from-zero', 'page from-zero']]),
    actions: { caseStudy: 'https://example.com/case-study', brochure: null },
  })

const hero = { type: 'hero', heading: 'Shops', lede: 'For {{years}}.', spots: ['years'] }

test('a section has the name of its GraphQL type', () => {
  expect(resolve([hero])).toMatchObject([{ __typename: 'HeroSection' }])
})

test('a section without an id gets its place as its anchor, counted from 0', () => {
  const statement = { type: 'statement', heading: 'A', paragraphs: ['B'] }
  const anchors = resolve([hero, statement, { ...statement, id: 'contact' }, statement]).map(({ anchor }) => anchor)
  expect(anchors).toEqual(['section-0', 'section-1', 'contact', 'section-3'])
})

test('the copy has figures in the format of the page’s language', () => {
  expect(resolve([hero], 'en')).toMatchObject([{ lede: 'For 8\u00a0years.' }])
  expect(resolve([hero], 'it')).toMatchObject([{ lede: 'For 8\u00a0anni.' }])
})

test('a figure has its text in the language of the page, and its bare number', () => {
  expect(resolve([hero], 'it')).toMatchObject([
    {
      spots: [{ id: 'years', text: '8\u00a0anni', label: 'di e-commerce', note: 'Che cos’è.', value: 8, unit: 'year' }],
    },
  ])
  expect(resolve([{ ...hero, spots: ['custom'] }])).toMatchObject([
    { spots: [{ text: 'Customizable', value: null, unit: null }] },
  ])
})

test('whatever is said of a figure has the figures that it names in place', () => {
  expect(resolve([{ ...hero, spots: ['shops'] }])).toMatchObject([
    {
      spots: [{ label: 'shops in 8\u00a0years', note: 'Counted over 8\u00a0years.', whose: 'built in 8\u00a0years' }],
    },
  ])
})

test('a section knows its page', () => {
  expect(resolve([hero])).toMatchObject([{ page: 'the page' }])
})

test('a picture has its light and its dark file', () => {
  const image = { file: 'etna', alt: 'Etna at dusk' }
  expect(resolve([{ ...hero, image }])).toMatchObject([
    { image: { file: { light: 'images/etna.png', dark: 'images/etna-dark.png' }, alt: 'Etna at dusk' } },
  ])
})

test('links have their address in the language of the page, and labels have their figures', () => {
  const actions = [
    { label: 'See {{years}}', anchor: 'section-3' },
    { label: 'Write', page: 'contact', interest: 'ecommerce-zero', anchor: 'contact' },
  ]
  expect(resolve([{ ...hero, actions }], 'it')).toMatchObject([
    {
      actions: [
        { label: 'See 8\u00a0anni', href: '#section-3' },
        { label: 'Write', href: '/it/contact?interest=ecommerce-zero#contact' },
      ],
    },
  ])
})

test('a page that a section names is that page in the language', () => {
  const item = { page: 'from-zero', title: 'Zero', text: 'Nothing yet', label: 'Start' }
  const [section] = resolve([{ type: 'situations', heading: 'Which?', items: [item, item, item] }])
  expect(section).toHaveProperty('items.0.page', 'page from-zero')
})

test('an action has its target, or null while it is not online', () => {
  const actions = [
    { action: 'caseStudy', label: 'Case study' },
    { action: 'brochure', label: 'Brochure' },
  ]
  expect(resolve([{ type: 'offer', heading: 'Take', text: 'It', actions }])).toMatchObject([
    {
      actions: [
        { action: { id: 'caseStudy', target: 'https://example.com/case-study' } },
        { action: { id: 'brochure', target: null } },
      ],
    },
  ])
})

test('verbatim values keep their digits and their hyphens', () => {
  const lead = {
    ...{ type: 'lead', heading: 'Book', intro: 'Us', submit: 'Go' },
    ...{ interest: 'fair-2026', source: 'Fair 2026' },
  }
  expect(resolve([lead])).toMatchObject([{ interest: 'fair-2026', source: 'Fair 2026' }])
})
