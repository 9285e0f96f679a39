import type { GatsbyNode } from 'gatsby'
import { schemaText } from './data/schema-text'

/** Declares every type of the data layer. Gatsby infers nothing, so a missing entry never changes the schema. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(schemaText())
