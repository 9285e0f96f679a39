import { figure as figureModel } from '../../data-model/figures'
import { isLanguage } from '../../i18n/languages'
import { formatFigure } from '../figures/format-figure'
import type { SchemaBuilder } from './types'

const types = /* GraphQL */ `
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
  }
`

/** data/figures.json. */
export function figureTypes(schema: SchemaBuilder) {
  return [
    types,
    schema.buildObjectType({
      name: 'Figure',
      description: 'One figure of the site: data/figures.json. Copy refers to it as {{name}}.',
      interfaces: ['Node'],
      extensions: { infer: false },
      fields: {
        name: { type: 'String!', description: 'Its id in data/figures.json' },
        format: {
          type: 'String!',
          description: 'How the value becomes text: count, percent, rating, euro, duration, year or text',
          resolve: (node: { figure: unknown }) => figureModel.parse(node.figure).format,
        },
        text: {
          type: 'String!',
          description: 'The figure as text in a language',
          args: { language: 'Language!' },
          resolve: (node: { figure: unknown }, { language }: { language: string }) =>
            formatFigure(figureModel.parse(node.figure), isLanguage(language) ? language : 'en'),
        },
      },
    }),
  ]
}
