import { z } from 'zod'

import { pageId } from './primitives'
import { choice, field } from './words'

const unit = z.number().min(-0.5).max(2.5)

/** A hill (or, with a negative height, a hollow). Positions and radii are in terrain heights: x 0–1.78, y 0–1. */
const hill = z.strictObject({
  x: unit.meta({ label: 'From the left' }),
  y: unit.meta({ label: 'From the top' }),
  radiusX: z.number().positive().meta({ label: 'Half width' }),
  radiusY: z.number().positive().meta({ label: 'Half depth' }),
  height: z.number().min(-2).max(2).meta({ label: 'Height' }),
  angle: field(z.number().min(-90).max(90).default(0), ['Angle', 'Degrees by which the hill is turned, clockwise']),
  steepness: field(z.number().positive().default(1.5), ['Steepness', 'Exponent of the fall: 1 is a spike, 3 a mesa']),
})

/** Where the form lies: the middle of the slope or of the shore. */
const place = z
  .strictObject({
    x: unit.meta({ label: 'From the left' }),
    y: unit.meta({ label: 'From the top' }),
    size: z.number().min(0.3).max(3).default(1).meta({ label: 'Size' }),
  })
  .default({ x: 1.2, y: 0.4, size: 1 })
  .meta({ label: 'Place of the form' })

/** The terrain of one page, in both languages. The same seed always draws the same lines; without a seed, a file is art. */
export const terrain = z.strictObject({
  page: pageId,
  seed: field(z.number().int().positive().optional(), [
    'Seed',
    'Another seed draws other lines. Left out, the files in data/terrain are pictures that nothing draws anew',
  ]),
  form: field(
    choice({
      hills: 'Hills only',
      coast: 'A coast',
      slope: 'A slope',
    }).default('hills'),
    ['Shape', 'Base shape: hills only, a coastline, or a slope'],
  ),
  place,
  hills: z.array(hill).max(8).default([]).meta({ label: 'Hills', one: 'hill' }),
  roughness: z.number().min(0).max(1).default(0.18).meta({ label: 'Roughness' }),
  levels: field(z.number().int().min(6).max(24).default(16), ['Contour lines', 'How many contour lines']),
  spots: field(
    z
      .array(
        z.strictObject({
          x: field(z.number().min(0).max(100), ['From the left', 'From the left, in per cent of the width']),
          y: field(z.number().min(0).max(100), ['From the top', 'From the top, in per cent of the height']),
        }),
      )
      .max(3)
      .default([]),
    ['Spot heights', 'Where the hero places its figures, in per cent of its width and height', 'spot height'],
  ),
})

export const terrainsFile = z.strictObject({
  $schema: z.string().optional(),
  terrains: z.array(terrain).min(1).meta({ label: 'Terrains', one: 'terrain' }),
})

export type Terrain = z.infer<typeof terrain>
export type SeededTerrain = Terrain & { seed: number }

export const isSeeded = (terrain: Terrain): terrain is SeededTerrain => terrain.seed !== undefined

/** The file of its contour lines, from data/. */
export const terrainFile = ({ page }: Terrain) => `terrain/${page}.svg`

/** The file of its view in the menu, which does not name the not-found page. */
export const viewFile = ({ page }: Terrain) => (page === 'not-found' ? undefined : `terrain/${page}-view.svg`)

/** The seed of a file of a terrain, as the attribute `data-drawn-from` of its root says it. */
export const drawnFrom = ({ page: _page, spots: _spots, ...seed }: Terrain) => JSON.stringify(seed)
