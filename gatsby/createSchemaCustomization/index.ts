import type { GatsbyNode } from 'gatsby'

import { schemaText, sectionUnion } from '../graphql/schema-text'
import { fieldExtensions } from './field-extensions'

/** Declares every type of the data layer. Gatsby infers nothing, so a missing entry never changes the schema. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  for (const extension of fieldExtensions) actions.createFieldExtension(extension, { name: 'default-site-plugin' })
  actions.createTypes([
    schemaText(),
    schema.buildUnionType({
      ...sectionUnion,
      resolveType: (section: { __typename: string }) => section.__typename,
    }),
  ])
}
