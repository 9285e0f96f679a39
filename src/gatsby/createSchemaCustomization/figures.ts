import { durationUnits, figure as figureModel } from '../../data-model/figures'
import { isLanguage } from '../../i18n/languages'
import { formatFigure } from '../figures/format-figure'
import { enumType } from '../graphql/derive-types'
import type { SchemaBuilder } from './types'

/** data/figures.json. */
export function figureTypes(schema: SchemaBuilder) {
  return [
    enumType('DurationUnit', durationUnits, 'What a duration is counted in'),
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
