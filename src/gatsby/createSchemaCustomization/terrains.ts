import { terrain as terrainModel } from '../../data-model/terrains'
import { terrainAddress } from '../terrains/terrain-file'
import type { SchemaBuilder } from './types'

const types = /* GraphQL */ `
  "A place on a terrain, in per cent of the hero's width and height"
  type Spot {
    x: Float!
    y: Float!
  }
`

type TerrainNode = { terrain: unknown }

/** data/terrains.json. */
export function terrainTypes(schema: SchemaBuilder) {
  return [
    types,
    schema.buildObjectType({
      name: 'Terrain',
      description: 'The relief of one page, drawn at build from its seed: data/terrains.json',
      interfaces: ['Node'],
      extensions: { infer: false },
      fields: {
        page: { type: 'String!', description: 'Id of the page it belongs to' },
        href: {
          type: 'String!',
          description: 'Address of the drawing: an SVG symbol for <use>',
          resolve: (node: TerrainNode) => terrainAddress(terrainModel.parse(node.terrain)),
        },
        spots: {
          type: '[Spot!]!',
          description: 'Where the hero places its figures',
          resolve: (node: TerrainNode) => terrainModel.parse(node.terrain).spots,
        },
      },
    }),
  ]
}
