import type { Kind } from '../../src/data-model/kinds'

/** The GraphQL type of each kind of value. `resolve-leaf.ts` makes the value. */
export const typeOfKind: Record<Kind, string> = {
  text: 'String',
  value: 'String',
  verbatim: 'String',
  localized: 'String',
  policyAddress: 'String',
  figureId: 'ShownFigure',
  pageId: 'Page',
  terrainOf: 'Terrain',
  link: 'Action',
  interest: 'String',
  fileName: 'Picture',
  actionId: 'ActionTarget',
  drawing: 'Drawing',
  file: 'File',
}

const ofLanguage = (directive: string) => ({ args: '(language: Language!)', directive: ` @${directive}` })

/** Values that Gatsby's own directives resolve: a node by its name, a file by its path. */
export const directiveOfKind: Partial<Record<Kind, string>> = {
  drawing: ' @link(by: "name")',
  file: ' @fileByRelativePath',
}

/**
 * Types of values in nodes, which hold every language: `field-extensions.ts` picks the language that a query asks for.
 */
export const chosenByLanguage: Partial<Record<Kind, { args: string; directive: string }>> = {
  localized: ofLanguage('localized'),
  policyAddress: ofLanguage('policyAddress'),
  pageId: ofLanguage('page'),
}

/** Types that only primitives have. */
export const primitiveTypes = /* GraphQL */ `
  "A figure as one page shows it, in that page's language"
  type ShownFigure {
    "Id of the figure in data/figures.json"
    id: String!
    "The number as text, for example 8,3 anni"
    text: String!
    "What it counts, in a few words"
    label: String!
    "What exactly is claimed, in one sentence"
    note: String!
    "Whose figure it is; null until the owner says"
    whose: String
    "Over which time it was counted; null until the owner says"
    period: String
    "The bare number; null where the figure is in words"
    value: Float
    "What a duration is counted in; null where the figure is none"
    unit: DurationUnit
  }

  "A link inside a section: to a page, to an element of a page, or to an element of this page"
  type Action {
    "What the visitor reads"
    label: String!
    "Address in the page's language, with hash"
    href: String!
  }

  "A picture of data/images"
  type Picture {
    "The picture of the light theme"
    light: File!
    "The picture of the dark theme: <name>-dark"
    dark: File!
  }

  "Something that may not be online yet: a call to book, a document"
  type ActionTarget {
    "Field of data/site.json that holds the target"
    id: ActionId!
    "Full address, or null while it is not online yet"
    target: String
  }
`
