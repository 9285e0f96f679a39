import { type ResolverContext, readReferences } from './read-nodes'

const page = (language: string) => ({ pageId: 'contact', language, targets: [], figures: [] })
const nodes: Record<string, object[]> = { Page: [page('en'), page('it')] }
const context: ResolverContext = { nodeModel: { findAll: async ({ type }) => ({ entries: nodes[type] ?? [] }) } }

test.each(['en', 'it'] as const)(
  'the cards of a page in %s lead to pages in that language (R-PAGE-3)',
  async (language) => {
    const { pages } = await readReferences(language, context)
    expect(pages.get('contact')).toMatchObject({ language })
  },
)
