import { sectionModels } from '../../sections/models'
import { objectTypes } from '../graphql/derive-types'
import type { SchemaBuilder } from './types'

const anchor = `  "Id of its element: the data's own, or section-N"\n  anchor: String!`

/** The types of every kind of section, from its model. Types that several kinds share stand once. */
export function sectionSdl(): string[] {
  const types = sectionModels.flatMap(({ typeName, description, built }) =>
    objectTypes(typeName.replace(/Section$/, ''), built, { description, suffix: 'Section', extra: anchor }),
  )
  return [...new Set(types)]
}

/** Sections of data/pages/<language>/<page>.json. */
export function sectionTypes(schema: SchemaBuilder) {
  return [
    ...sectionSdl(),
    schema.buildUnionType({
      name: 'Section',
      description: 'A section of a page. Each kind has its folder in src/sections.',
      types: sectionModels.map(({ typeName }) => typeName),
      resolveType: (section: { __typename: string }) => section.__typename,
    }),
  ]
}
