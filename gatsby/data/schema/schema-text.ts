import { actionId } from '../../../src/data-model/primitives'
import { variants } from '../../../src/data-model/section-fields'
import { sectionModels } from '../../../src/sections/section'
import { enumType, objectTypes } from './derive-types'
import { nodeModels, shownFigure } from './node-models'
import { valueTypes } from './value-types'

const sectionFields = `  "Id of its element: the data's own, or section-N"
  anchor: String!
  "The page that it stands on"
  page: Page!`

/** Fields of nodes that no model has. */
const extraFields: Record<string, string> = {
  Figure: `  "Where pages show it, by itself or inside a sentence"\n  pages: [FigureField!]!`,
  Page: `  "Its sections in their order, with figures, links and pages filled in"\n  sections: [Section!]!`,
} satisfies Partial<Record<keyof typeof nodeModels, string>>

/** Files as gatsby-transformer-json makes nodes of them, and the phrases of gatsby-plugin-react-i18next. */
const fileTypes = `"A JSON file of data/ or locales/, whole. Ask for what it holds: page, figure, route, redirect, terrain, drawing, agency, navigation or locale"
type DataFile implements Node @dontInfer {
  "Gatsby's own id of the node"
  id: ID!
}

"Phrases: locales/<language>/<ns>.json"
type Locale implements Node @dontInfer {
  "Folder of the file"
  language: Language!
  "Its namespace: the name of the file"
  ns: String!
  "The whole file, as JSON"
  data: String!
}`

const nodeTypes = () =>
  Object.entries(nodeModels).flatMap(([name, model]) => {
    // A page is in one language.
    const holdsAllLanguages = name !== 'Page'
    return objectTypes(name, model, {
      suffix: ' implements Node @dontInfer',
      holdsAllLanguages,
      extra: extraFields[name] ?? '',
    })
  })

const sectionTypes = () =>
  sectionModels.flatMap(({ graphqlType, description, own }) =>
    objectTypes(graphqlType.replace(/Section$/, ''), own, { description, suffix: 'Section', extra: sectionFields }),
  )

const sectionUnion = `"A section of a page. Each kind has its folder in src/sections."
union Section = ${sectionModels.map(({ graphqlType }) => graphqlType).join(' | ')}`

/**
 * The data layer in GraphQL's schema language, derived from the models. Types that several models share appear once.
 */
export function schemaText(): string {
  const actions = enumType('ActionId', actionId.options, 'Actions whose targets stand in data/site.json')
  const looks = enumType('Variant', Object.keys(variants), 'How a section looks; each kind has looks of its own')
  const types = [
    ...nodeTypes(),
    ...objectTypes('ShownFigure', shownFigure),
    valueTypes,
    actions,
    looks,
    ...sectionTypes(),
    sectionUnion,
    fileTypes,
  ]
  return `${[...new Set(types)].join('\n\n')}\n`
}
