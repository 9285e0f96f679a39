import { actionId } from '../../src/data-model/primitives'
import { variants } from '../../src/data-model/section-fields'
import { languages } from '../../src/i18n/languages'
import { sectionModels } from '../../src/sections/section'
import { enumType, objectTypes } from './derive-types'
import { nodes } from './nodes'

const sectionFields = `  "Id of its element: the data's own, or section-N"
  anchor: String!
  page: Page!`

/** Parts of sections, files as gatsby-transformer-json makes nodes of them, and phrases of gatsby-plugin-react-i18next. */
const furtherTypes = `"What most kinds of section begin with"
interface Headed {
  anchor: String!
  tone: Tone!
  heading: String!
  intro: String
}

"A link inside a section: to a page, to an element of a page, to an element of this page, or to another site"
type Action {
  label: String!
  "Address in the page's language, with hash"
  href: String!
}

"A picture of data/images"
type Picture {
  light: File!
  "What takes its place in the dark theme: <name>-dark.<ending>; null where there is none"
  dark: File
}

"Something that may not be online yet: a call to book, a document"
type ActionTarget {
  "Field of data/site.json that holds the target"
  id: ActionId!
  "Full address, or null while it is not online yet"
  target: String
}

"A JSON file of data/ or locales/, whole. Ask for what it holds: page, figure, route, redirect, terrain, drawing, agency, navigation or locale"
type DataFile implements Node @dontInfer {
  "Gatsby's own id of the node"
  id: ID!
}

"Phrases: locales/<language>/<ns>.json"
type Locale implements Node @dontInfer {
  language: Language!
  ns: String!
  data: String!
}`

const sectionTypes = () =>
  sectionModels.flatMap(({ graphqlType, description, fields }) => {
    const suffix = `Section${'intro' in fields.shape ? ' implements Headed' : ''}`
    return objectTypes(graphqlType.replace(/Section$/, ''), fields, { description, suffix, extra: sectionFields })
  })

const sectionUnion = `"A section of a page. Each kind has its folder in src/sections."
union Section = ${sectionModels.map(({ graphqlType }) => graphqlType).join(' | ')}`

/** The data layer in GraphQL's schema language. Types that several models share appear once. */
export function schemaText(): string {
  const types = [
    ...Object.values(nodes).flatMap((node) => node.types),
    enumType('Language', languages),
    enumType('ActionId', actionId.options),
    enumType('Variant', Object.keys(variants)),
    ...sectionTypes(),
    sectionUnion,
    furtherTypes,
  ]
  return `${[...new Set(types)].join('\n\n')}\n`
}
