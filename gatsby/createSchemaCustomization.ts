import type { GatsbyNode } from 'gatsby'
import { fieldExtensions } from './data/schema/field-extensions'
import { schemaText } from './data/schema/schema-text'

/** Declares every type of the data layer. Gatsby infers nothing, so a missing entry never changes the schema. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  for (const extension of fieldExtensions) actions.createFieldExtension(extension, { name: 'default-site-plugin' })
  actions.createTypes(schemaText())
}
