import { actionId } from '../../src/data-model/primitives'
import { sectionModels } from '../../src/sections/section'
import { questionsText, questionTypes } from '../questions/questions'
import { enumType, objectTypes } from './derive-types'
import { nodeModels } from './node-models'
import { primitiveTypes } from './primitive-types'

const anchor = `  "Id of its element: the data's own, or section-N"\n  anchor: String!`
const extraFields: Record<string, string> = {
  Figure: `  "Where it is shown"
  shownOn(
    "In this language only; left out, in every language"
    language: Language
  ): [FigurePlace!]!`,
  Page: `  "Its sections in their order, with figures, links and pages in place"\n  sections: [Section!]!`,
}

/**
 * Types of files whose entries become nodes of their own. Their declaration is empty, so that Gatsby infers nothing.
 */
const listFiles = ['FigureFile', 'RouteFile', 'RedirectFile', 'TerrainFile', 'LocaleFile']

/** The interface strings, for gatsby-plugin-react-i18next. */
const locale = `"Interface strings: locales/<language>/<ns>.json"
type Locale implements Node {
  "Folder of the file"
  language: Language!
  "Its namespace: the name of the file"
  ns: String!
  "The whole file, as JSON"
  data: String!
}`

const nodeSuffix = ' implements Node @dontInfer'

function nodeTypes(): string[] {
  return Object.entries(nodeModels).flatMap(([name, model]) => {
    // A page has one language; every other node has all.
    const isPage = name === 'Page'
    return objectTypes(name, model, { suffix: nodeSuffix, isNode: !isPage, extra: extraFields[name] ?? '' })
  })
}

function sectionTypes(): string[] {
  return sectionModels.flatMap(({ typeName, description, built }) => {
    return objectTypes(typeName.replace(/Section$/, ''), built, { description, suffix: 'Section', extra: anchor })
  })
}

/**
 * The members of `Section`. `createSchemaCustomization` declares the union, because it also tells which member a value
 * is.
 */
export const sectionUnion = {
  name: 'Section',
  description: 'A section of a page. Each kind has its folder in src/sections.',
  types: sectionModels.map(({ typeName }) => typeName),
}

/** The whole schema for readers: docs/schema.graphql. */
export function printedSchema(): string {
  const { name, description, types } = sectionUnion
  return `${questionsText()}\n\n${schemaText()}\n"${description}"\nunion ${name} =\n  | ${types.join('\n  | ')}\n`
}

/**
 * The data layer in GraphQL's schema language, derived from the models. Types that several models share appear once.
 */
export function schemaText(): string {
  const files = listFiles.map(
    (name) => `"A whole file of data; what it lists are nodes of their own"
type ${name}${nodeSuffix} {
  "Gatsby's own id of the node"
  id: ID!
}`,
  )
  const actions = enumType('ActionId', actionId.options, 'Actions whose targets stand in data/site.json')
  const types = [...nodeTypes(), primitiveTypes, questionTypes, actions, ...sectionTypes(), locale, ...files]
  return `${[...new Set(types)].join('\n\n')}\n`
}
