import { resolveReferences } from '../../../src/data-model/figure-references'
import { localized } from '../../../tests/jest/localized'
import { type ResolverContext, readFigures } from './read-nodes'

const promise = { id: 'reply', format: 'promise', value: localized('Friday{{hours}}.', 'Venerdì{{hours}}.') }
const actions = { freeCall: null, caseStudy: null, brochure: null, courseCatalogue: null }

const contextOf = (nodes: Record<string, object[]>): ResolverContext => ({
  nodeModel: { findAll: async ({ type }) => ({ entries: nodes[type] ?? [] }) },
})

test.each([
  [undefined, 'Friday.'],
  [localized('9 am to 6 pm', 'dalle 9 alle 18'), 'Friday, 9 am to 6 pm.'],
])('a promise says the hours of the agency, if there are any: %j (R-FIGURE-5)', async (hours, said) => {
  const figures = await readFigures(contextOf({ Figure: [{ figure: promise }], Agency: [{ actions, hours }] }))
  expect(resolveReferences('{{reply}}', figures, 'en')).toBe(said)
})
