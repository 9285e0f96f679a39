import type { Language } from '../../../src/i18n/languages'
import { localized } from '../../../tests/jest/localized'
import { invented, resolved } from '../../../tests/jest/references'

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
})
const age = invented({
  id: 'age',
  format: 'duration',
  value: 8.3,
  unit: 'year',
  unitBelow: true,
  prefix: localized('over', 'oltre'),
  label: localized('of work', 'di lavoro'),
})
const custom = invented({ id: 'custom', format: 'text', value: localized('Customizable', 'Personalizzabile') })

const resolve = (data: object[], language: Language = 'en') =>
  resolved(data, {
    language,
    figures: new Map([years, shops, age, custom].map((entry) => [entry.id, entry])),
    paths: new Map([['contact', `/${language}/contact`]]),
    pages: new Map([['from-zero', 'page from-zero']]),
    actions: { caseStudy: 'https://example.com/case-study', brochure: null },
  })

const hero = { type: 'hero', heading: 'Shops', lede: 'For {{years}}.', spots: ['years'] }

test('a section without an id gets its place as its anchor, counted from 0', () => {
  const statement = { type: 'statement', heading: 'A', paragraphs: ['B'] }
  const anchors = resolve([hero, statement, { ...statement, id: 'contact' }, statement]).map(({ anchor }) => anchor)
  expect(anchors).toEqual(['section-0', 'section-1', 'contact', 'section-3'])
})

const situation = { page: 'from-zero', title: 'Zero', text: 'Nothing yet', label: 'Start' }
const lead = { type: 'lead', heading: 'Book', intro: 'Us', submit: 'Go', interest: 'fair-2026', source: 'Fair 2026' }

test.each<[what: string, data: object, field: string, wanted: unknown]>([
  ['the name of its GraphQL type', hero, 'internal', { type: 'HeroSection' }],
  ['its page', hero, 'page', 'the page'],
  [
    'copy with its figures, typeset (R-SITE-7)',
    { ...hero, lede: '{{years}} – more.' },
    'lede',
    '8\u00a0anni\u00a0– more.',
  ],
  [
    'a figure with its bare number',
    hero,
    'spots.0',
    { id: 'years', text: '8\u00a0anni', label: 'di e-commerce', value: 8, unit: 'year' },
  ],
  [
    'a figure with its words before it, and its unit apart',
    { ...hero, spots: ['age'], lede: 'For {{age}}.' },
    'spots.0',
    { prefix: 'oltre', text: '8,3', unitBelow: 'anni', label: 'di lavoro' },
  ],
  [
    'a figure in words without a number',
    { ...hero, spots: ['custom'] },
    'spots.0',
    { text: 'Personalizzabile', value: null, unit: null },
  ],
  [
    'what is said of a figure with the figures in it',
    { ...hero, spots: ['shops'] },
    'spots.0',
    { label: 'negozi in 8\u00a0anni', note: 'Contati su 8\u00a0anni.' },
  ],
  [
    'a picture in its light and its dark form',
    { ...hero, image: { file: 'etna', alt: 'Etna' } },
    'image.file',
    { light: 'images/etna.png', dark: 'images/etna-dark.png' },
  ],
  [
    'a link with the figures of its label',
    { ...hero, actions: [{ label: 'See {{years}}', anchor: 'section-3' }] },
    'actions.0',
    { label: 'See 8\u00a0anni', href: '#section-3' },
  ],
  [
    'a link in the language of the page',
    { ...hero, actions: [{ label: 'Write', page: 'contact', interest: 'ecommerce-zero', anchor: 'contact' }] },
    'actions.0',
    { href: '/it/contact?interest=ecommerce-zero#contact' },
  ],
  [
    'the page that an entry names',
    { type: 'situations', heading: 'Which?', items: [situation, situation, situation] },
    'items.0.page',
    'page from-zero',
  ],
  [
    'an action with its target',
    {
      type: 'offer',
      heading: 'Take',
      text: 'It',
      actions: [{ action: 'caseStudy', link: { label: 'Ask', anchor: 'contact' }, meanwhile: 'Ask.' }],
    },
    'actions.0.action',
    { id: 'caseStudy', target: 'https://example.com/case-study' },
  ],
  [
    'an action that is not online yet',
    {
      type: 'offer',
      heading: 'Take',
      text: 'It',
      actions: [{ action: 'brochure', link: { label: 'Ask', anchor: 'contact' }, meanwhile: 'Ask.' }],
    },
    'actions.0.action',
    { id: 'brochure', target: null },
  ],
  ['words that a form sends to the letter', lead, 'source', 'Fair 2026'],
])('a section has %s', (_what, data, field, wanted) => {
  const [section] = resolve([data], 'it')
  expect(section).toHaveProperty(field, typeof wanted === 'object' ? expect.objectContaining(wanted) : wanted)
})
