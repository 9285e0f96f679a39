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
