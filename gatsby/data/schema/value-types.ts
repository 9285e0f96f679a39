import type { ValueKind } from '../../../src/data-model/value-kinds'

type GraphqlType = {
  type: string
  /** The directive by which Gatsby or `field-extensions.ts` resolves the value. */
  directive?: string
  /** The same in a node, which holds every language: the query names one. */
  inNode?: string
}

/** The GraphQL type of each kind of value. `resolve-sections.ts` makes the value. */
export const graphqlTypes: Record<ValueKind, GraphqlType> = {
  text: { type: 'String' },
  prose: { type: 'String' },
  value: { type: 'String' },
  verbatim: { type: 'String' },
  localized: { type: 'String', inNode: '@localized' },
  policyAddress: { type: 'String', inNode: '@policyAddress' },
  figureId: { type: 'ShownFigure' },
  pageId: { type: 'Page', inNode: '@page' },
  terrain: { type: 'Terrain', directive: '@link(by: "page")' },
  link: { type: 'Action' },
  interest: { type: 'String' },
  icon: { type: 'String' },
  variant: { type: 'Variant' },
  fileName: { type: 'Picture' },
  actionId: { type: 'ActionTarget' },
  drawing: { type: 'Drawing', directive: '@link(by: "name")' },
  file: { type: 'File', directive: '@fileByRelativePath' },
}

/** Types that only kinds have. */
export const valueTypes = /* GraphQL */ `
  "A link inside a section: to a page, to an element of a page, to an element of this page, or to another site"
  type Action {
    "What the visitor reads"
    label: String!
    "Address in the page's language, with hash"
    href: String!
  }

  "A picture of data/images"
  type Picture {
    "The picture itself"
    light: File! @link(by: "relativePath")
    "What takes its place in the dark theme: <name>-dark.<ending>; null where there is none"
    dark: File @link(by: "relativePath")
  }

  "Something that may not be online yet: a call to book, a document"
  type ActionTarget {
    "Field of data/site.json that holds the target"
    id: ActionId!
    "Full address, or null while it is not online yet"
    target: String
  }

  "A field of a page that shows a figure"
  type FigureField {
    "The page that shows it, in one language"
    page: Page!
    "The language of that page"
    language: Language!
    "Field of the page's file, for example sections[2].items[0].text"
    field: String!
  }
`
