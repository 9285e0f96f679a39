import { localizeFigure } from '../../src/data-model/figure-references'
import { localized } from '../../tests/jest/localized'
import { nodes } from './nodes'
import type { ResolverContext } from './read-nodes'

const actions = { freeCall: null, caseStudy: null, brochure: null, courseCatalogue: null }
const kept: Record<string, object[]> = { Figure: [], Agency: [{ actions }] }
const nodeModel = {
  findAll: async ({ type }: { type: string }) => ({ entries: kept[type] ?? [] }),
  findOne: async () => undefined,
}
const context: ResolverContext = Object.assign(Object.create(null), { nodeModel })

const grove = (language: 'en' | 'it', noindex = false) => ({
  pageId: 'grove',
  language,
  targets: ['grove'],
  search: { title: 'Grove', description: 'Lemons.', noindex },
  sections: [],
  sectionTypes: [],
  figures: [],
})

test('a node has the pages and the words of its language, typeset', async () => {
  kept.Route = [{ page: 'grove', en: '/en/grove', it: '/it/limoneto' }]
  kept.Page = [grove('en'), grove('it')]
  const { more, sites } = nodes.Navigation.resolvers
  const node = { language: 'it', more: ['fair', 'grove'], sites: [{ label: localized('Shop', "L'orto") }] } as const
  expect(await more?.resolve(node, {}, context)).toEqual([expect.objectContaining({ path: '/it/limoneto' })])
  expect(await sites?.resolve(node, {}, context)).toEqual([expect.objectContaining({ label: 'L’orto' })])
})

test('a figure has the fields that show it, also inside a promise', async () => {
  const figure = {
    id: 'hour',
    format: 'text',
    value: localized('an hour', 'un’ora'),
    label: localized('for a call', 'per una telefonata'),
  } as const
  const promise = {
    ...figure,
    id: 'promise',
    value: localized('A call of {{hour}}.', 'Una telefonata di {{hour}}.'),
  } as const
  const known = new Map([figure, promise].map((one) => [one.id, one]))
  const [hour, ...others] = [figure, promise].map((one) => {
    const { id: name, format } = one
    return { name, language: 'en', format, ...localizeFigure(name, known, 'en'), figure: one } as const
  })
  if (!hour) throw new Error('no figure')
  kept.Figure = [hour, ...others]
  kept.Page = [{ ...grove('en'), figures: [{ name: 'promise', field: 'sections[1].intro' }] }]
  expect(await nodes.Figure.resolvers.pages.resolve(hour, {}, context)).toMatchObject([{ field: 'sections[1].intro' }])
})

test.each(['linksTo', 'linkedFrom'] as const)('a page has, as %s, pages of its own language alone', async (field) => {
  kept.Page = [grove('en'), grove('it')]
  expect(await nodes.Page.resolvers[field].resolve(grove('it'), {}, context)).toEqual([
    expect.objectContaining({ language: 'it' }),
  ])
})

test('a page knows which of its alternates are out of search (R-PAGE-18)', async () => {
  kept.Route = [{ page: 'grove', en: '/en/grove', it: '/it/limoneto' }]
  kept.Page = [grove('en'), grove('it', true)]
  const alternates = await nodes.Page.resolvers.alternates.resolve(grove('en'), {}, context)
  expect(alternates).toMatchObject([{ noindex: false }, { noindex: true }])
})
