import { actionId } from '../../data-model/primitives'
import { sectionModels } from '../../sections/models'
import { enumType, objectTypes } from './derive-types'
import { nodeModels } from './node-models'
import { primitiveTypes } from './primitive-types'

const anchor = `  "Id of its element: the data's own, or section-N"\n  anchor: String!`
const sections = `  "Its sections in their order, with figures, links and pages in place"\n  sections: [Section!]!`

/** Files whose entries are nodes of their own. Declared, they have nothing to query and Gatsby infers nothing. */
const listFiles = ['FigureFile', 'RouteFile', 'RedirectFile', 'TerrainFile', 'LocaleFile']

/** The interface strings, which their plugin reads. */
const locale = `"Interface strings: locales/<language>/<ns>.json"
type Locale implements Node {
  language: Language!
  ns: String!
  data: String!
}`

const nodeSuffix = ' implements Node @dontInfer'

function nodeTypes(): string[] {
  return Object.entries(nodeModels).flatMap(([name, model]) => {
    // A page speaks one language; every other node speaks all.
    const isPage = name === 'Page'
    return objectTypes(name, model, { suffix: nodeSuffix, isNode: !isPage, ...(isPage && { extra: sections }) })
  })
}

function sectionTypes(): string[] {
  return sectionModels.flatMap(({ typeName, description, built }) =>
    objectTypes(typeName.replace(/Section$/, ''), built, { description, suffix: 'Section', extra: anchor }),
  )
}

/** What `Section` may be; `createSchemaCustomization` declares it, because it also says which one a value is. */
export const sectionUnion = {
  name: 'Section',
  description: 'A section of a page. Each kind has its folder in src/sections.',
  types: sectionModels.map(({ typeName }) => typeName),
}

/** The whole of it, to read: docs/schema.graphql. */
export function printedSchema(): string {
  const { name, description, types } = sectionUnion
  return `${schemaText()}\n"${description}"\nunion ${name} =\n  | ${types.join('\n  | ')}\n`
}

/** The data layer in GraphQL's own language, derived from the models. Types that several models share stand once. */
export function schemaText(): string {
  const files = listFiles.map((name) => `type ${name}${nodeSuffix} {\n  id: ID!\n}`)
  const actions = enumType('ActionId', actionId.options, 'Actions whose targets stand in data/site.json')
  const types = [...nodeTypes(), primitiveTypes, actions, ...sectionTypes(), locale, ...files]
  return `${[...new Set(types)].join('\n\n')}\n`
}
