import type { GatsbyNode } from 'gatsby'

import { agencyTypes } from './agency'
import { figureTypes } from './figures'
import { fileTypes } from './files'
import { pageTypes } from './pages'
import { routeTypes } from './routes'
import { sectionTypes } from './sections'
import { terrainTypes } from './terrains'

/** Declares every type of the data layer. Nothing is inferred, so a missing entry never changes the schema. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  actions.createTypes(
    [
      agencyTypes(schema),
      fileTypes,
      figureTypes(schema),
      routeTypes,
      terrainTypes(schema),
      sectionTypes(schema),
      pageTypes(schema),
    ].flat(),
  )
}
