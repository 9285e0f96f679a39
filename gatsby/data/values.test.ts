import { invented, resolved } from '../../tests/jest/references'

const years = invented({ id: 'years', format: 'duration', value: 8, unit: 'year' })

const resolve = (...data: object[]) =>
  resolved(data, {
    language: 'it',
    figures: new Map([['years', years]]),
    pages: new Map([['contact', { path: '/it/contact' }]]),
    find: (type, fields) => ({ type, ...fields }),
    actions: { caseStudy: 'https://example.com/case-study', brochure: null },
  })

const hero = { type: 'hero', heading: 'Shops', lede: 'For {{years}}.', spots: ['years'] }
const link = { label: 'Write for {{years}}', page: 'contact', interest: 'ecommerce-zero', anchor: 'contact' }
const shop = { label: 'Shop', url: 'https://example.com/?a=1#b' }
const offer = (action: string) => ({
  type: 'offer',
  heading: 'Take',
  text: 'It',
  actions: [{ action, link, meanwhile: 'Ask.' }],
})

test('a section without an id gets its place as its anchor, counted from 0', () => {
  const statement = { type: 'statement', heading: 'A', paragraphs: ['B'] }
  const anchors = resolve(hero, statement, { ...statement, id: 'contact' }, statement).map(({ anchor }) => anchor)
  expect(anchors).toEqual(['section-0', 'section-1', 'contact', 'section-3'])
})

test.each<[what: string, data: object, field: string, wanted: unknown]>([
  [
    'copy with its figures, typeset, whatever spaces were pasted (R-SITE-7)',
    { ...hero, lede: '{{years}} –\u00a0\npiù.' },
    'lede',
    '8\u00a0anni\u00a0– più.',
  ],
  ['the node of a figure in its language', hero, 'spots.0', { type: 'Figure', name: 'years', language: 'it' }],
  [
    'a link in the language of the page',
    { ...hero, actions: [link] },
    'actions.0',
    { label: 'Write for 8\u00a0anni', href: '/it/contact?interest=ecommerce-zero#contact' },
  ],
  ['a link to another site', { ...hero, actions: [shop] }, 'actions.0.href', 'https://example.com/?a=1#b'],
  ['an action with its target', offer('caseStudy'), 'actions.0.action.target', 'https://example.com/case-study'],
  ['an action that is not online yet', offer('brochure'), 'actions.0.action', { id: 'brochure', target: null }],
])('a section has %s', (_what, data, field, wanted) => {
  const [section] = resolve(data)
  expect(section).toHaveProperty(field, typeof wanted === 'object' ? expect.objectContaining(wanted) : wanted)
})
