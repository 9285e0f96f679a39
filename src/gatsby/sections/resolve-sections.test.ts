import { type Figure, figure } from '../../data-model/figures'
import { section } from '../../data-model/sections'
import type { Language } from '../../i18n/languages'
import { resolveSections, type SectionContext } from './resolve-sections'

const note = { en: 'What it is.', it: 'Che cos’è.' }
const known: Figure[] = [
  {
    id: 'years',
    format: 'duration',
    value: 8,
    unit: 'year',
    label: { en: 'building shops', it: 'di e-commerce' },
    note,
  },
  { id: 'course', format: 'duration', value: 6, unit: 'week', label: { en: 'long', it: 'di durata' }, note },
  {
    id: 'custom',
    format: 'text',
    value: { en: 'Customizable', it: 'Personalizzabile' },
    label: { en: 'agreed', it: 'da decidere' },
    note,
  },
].map((entry) => figure.parse(entry))

const context = (language: Language): SectionContext => ({
  page: 'home',
  language,
  figures: new Map(known.map((entry) => [entry.id, entry])),
  routes: [
    { page: 'home', en: '/en', it: '/it' },
    { page: 'from-zero', en: '/en/e-commerce/from-zero', it: '/it/e-commerce/da-zero' },
    { page: 'contact', en: '/en/contact', it: '/it/contatti' },
  ],
  actions: { freeCall: null, caseStudy: 'https://example.com/case-study', brochure: null, courseCatalogue: null },
  terrains: new Map([
    ['home', 'terrain of home'],
    ['from-zero', 'terrain of from-zero'],
  ]),
  images: new Map([['etna', 'file of etna']]),
})

const resolve = (data: object[], language: Language = 'en') =>
  resolveSections(
    data.map((entry) => section.parse(entry)),
    context(language),
  )

const hero = { type: 'hero', heading: 'Shops', lede: 'For {{years}}.', spots: ['years'] }

test('a section without an id is called by its place, counted from 0', () => {
  const statement = { type: 'statement', heading: 'A', paragraphs: ['B'] }
  expect(resolve([hero, statement, { ...statement, id: 'contact' }, statement])).toMatchObject([
    { anchor: 'section-0' },
    { anchor: 'section-1' },
    { anchor: 'contact' },
    { anchor: 'section-3' },
  ])
})

test('figures stand in the copy, in the language of the page', () => {
  expect(resolve([hero], 'en')).toMatchObject([{ lede: 'For 8\u00a0years.' }])
  expect(resolve([hero], 'it')).toMatchObject([{ lede: 'For 8\u00a0anni.' }])
})

test('a hero has the terrain of its page and the figures of its spots', () => {
  expect(resolve([hero], 'it')).toMatchObject([
    {
      terrain: 'terrain of home',
      spots: [{ id: 'years', text: '8\u00a0anni', label: 'di e-commerce', note: 'Che cos’è.' }],
      image: null,
    },
  ])
})

test('a hero with a picture has its file', () => {
  const image = { file: 'etna', alt: 'Etna at dusk' }
  expect(resolve([{ ...hero, image }])).toMatchObject([{ image: { file: 'file of etna', alt: 'Etna at dusk' } }])
})

test('links have their address in the language of the page', () => {
  const actions = [
    { label: 'See', anchor: 'section-3' },
    { label: 'Write', page: 'contact', interest: 'ecommerce-zero' },
  ]
  expect(resolve([{ ...hero, actions }], 'it')).toMatchObject([
    {
      actions: [
        { label: 'See', href: '#section-3' },
        { label: 'Write', href: '/it/contatti?interest=ecommerce-zero' },
      ],
    },
  ])
})

test('a situation has the address and the terrain of its page', () => {
  const item = { page: 'from-zero', title: 'Zero', text: 'Nothing yet', label: 'Start' }
  const [resolved] = resolve([{ type: 'situations', heading: 'Which?', items: [item, item, item] }])
  expect(resolved).toHaveProperty('items.0.href', '/en/e-commerce/from-zero')
  expect(resolved).toHaveProperty('items.0.terrain', 'terrain of from-zero')
})

test('a profile has its line', () => {
  const items = [10, 50, 90].map((height) => ({ title: `At ${height}`, text: 'Up', height }))
  expect(resolve([{ type: 'profile', heading: 'Climb', items }])).toMatchObject([
    { path: expect.stringMatching(/^M0,90/) },
  ])
})

test("a figure's label can be replaced where it stands", () => {
  const items = [{ figure: 'years' }, { figure: 'years', text: 'of {{years}}' }]
  expect(resolve([{ type: 'figures', heading: 'Numbers', items }])).toMatchObject([
    {
      items: [
        { label: 'building shops', figure: { text: '8\u00a0years' } },
        { label: 'of 8\u00a0years', figure: { id: 'years' } },
      ],
    },
  ])
})

test('a program is as long as its figure says; one that is agreed first has no length', () => {
  const item = { title: 'Course', text: 'Learn', points: ['a', 'b'] }
  const items = [
    { ...item, figure: 'course' },
    { ...item, figure: 'custom' },
  ]
  expect(resolve([{ type: 'programs', heading: 'Courses', items }])).toMatchObject([
    {
      items: [
        { weeks: 6, figure: { text: '6\u00a0weeks' } },
        { weeks: null, figure: { text: 'Customizable' } },
      ],
    },
  ])
})

test('an offer has the target of its action, or null while it is not online', () => {
  const actions = [
    { action: 'caseStudy', label: 'Case study' },
    { action: 'brochure', label: 'Brochure' },
  ]
  expect(resolve([{ type: 'offer', heading: 'Take', text: 'It', actions }])).toMatchObject([
    { actions: [{ target: 'https://example.com/case-study' }, { target: null }] },
  ])
})

test("an offer's labels can name a figure too", () => {
  const actions = [{ action: 'freeCall', label: 'Book {{years}}' }]
  expect(resolve([{ type: 'offer', heading: 'Call', text: 'Us', actions }])).toMatchObject([
    { actions: [{ label: 'Book 8\u00a0years' }] },
  ])
})
