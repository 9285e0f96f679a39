import { localized } from '../../../tests/jest/localized'
import { fieldExtensions } from '../schema/field-extensions'
import { type ResolverContext, readReferences } from './read-nodes'
import { resolvers } from './resolvers'

const actions = { freeCall: null, caseStudy: null, brochure: null, courseCatalogue: null }
const figure = { id: 'lemons', format: 'count', value: 3, label: localized('lemons', 'limoni') }
const nodes: Record<string, object[]> = { Figure: [{ figure }], Agency: [{ actions }] }
const nodeModel = {
  findAll: async ({ type }: { type: string }) => ({ entries: nodes[type] ?? [] }),
  findOne: async () => undefined,
}
const context: ResolverContext = { nodeModel }

// Gatsby asks so for a field by which a query filters, sorts or groups. An error there ends `npm run develop`.
const withoutLanguage = { language: undefined }

test('a query may filter by a text of a figure: it is the English one', async () => {
  expect(await resolvers.Figure.label.resolve({ name: 'lemons' }, withoutLanguage, context)).toBe('lemons')
  expect(await resolvers.Figure.note.resolve({ name: 'lemons' }, withoutLanguage, context)).toBeNull()
})

test('a query may filter by a text that a node has in each language: it is the English one', () => {
  const extension = fieldExtensions.find(({ name }) => name === 'localized')
  const node = { saying: localized('A hill.', 'Un colle.') }
  expect(extension?.extend().resolve(node, withoutLanguage, context, { fieldName: 'saying' })).toBe('A hill.')
})

const grove = (language: 'en' | 'it', noindex = false) => ({
  pageId: 'grove',
  language,
  targets: ['grove'],
  search: { title: 'Grove', description: 'Lemons.', noindex },
  sections: [],
  terrain: 'grove',
  sectionTypes: [],
  figures: [],
})

test.each(['linksTo', 'linkedFrom'] as const)('a page has, as %s, pages of its own language alone', async (field) => {
  nodes.Page = [grove('en'), grove('it')]
  expect(await resolvers.Page[field].resolve(grove('it'), {}, context)).toEqual([
    expect.objectContaining({ language: 'it' }),
  ])
})

test('a link leads to the page in the language of its page, and an action to its target (R-ROUTE-7, R-PAGE-13)', async () => {
  nodes.Route = [{ page: 'grove', en: '/en/grove', it: '/it/limoneto' }]
  const { paths, actions: targets } = await readReferences('it', context)
  expect(paths.get('grove')).toBe('/it/limoneto')
  expect(targets).toEqual(actions)
})

test('a page knows which of its alternates are out of search (R-PAGE-18)', async () => {
  nodes.Route = [{ page: 'grove', en: '/en/grove', it: '/it/limoneto' }]
  nodes.Page = [grove('en'), grove('it', true)]
  const alternates = await resolvers.Page.alternates.resolve(grove('en'), {}, context)
  expect(alternates).toMatchObject([{ noindex: false }, { noindex: true }])
})
