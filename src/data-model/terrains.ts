import { z } from 'zod'

import { pageId } from './primitives'

const unit = z.number().min(-0.5).max(2.5)

/** A hill (or, with a negative height, a hollow). Positions and radii are in terrain heights: x 0–1.78, y 0–1. */
const hill = z.strictObject({
  x: unit,
  y: unit,
  radiusX: z.number().positive(),
  radiusY: z.number().positive(),
  height: z.number().min(-2).max(2),
  angle: z.number().min(-90).max(90).default(0).describe('Degrees by which the hill is turned, clockwise'),
  steepness: z.number().positive().default(1.5).describe('Exponent of the fall: 1 is a spike, 3 a mesa'),
})

/** Where the form lies: the crater's middle, the middle of the slope or of the shore, Etna's summit. */
const place = z
  .strictObject({ x: unit, y: unit, size: z.number().min(0.3).max(3).default(1) })
  .default({ x: 1.2, y: 0.4, size: 1 })

/** The terrain of one page, in both languages. The same seed always draws the same lines. */
export const terrain = z.strictObject({
  page: pageId,
  seed: z.number().int().positive(),
  form: z
    .enum(['hills', 'coast', 'slope', 'crater', 'etna'])
    .describe('Base shape: hills only, a coastline, a slope, a crater, or Etna above the gulf of Catania'),
  place,
  hills: z.array(hill).max(8).default([]),
  roughness: z.number().min(0).max(1).default(0.18),
  levels: z.number().int().min(6).max(24).default(16).describe('How many contour lines'),
  spots: z
    .array(
      z.strictObject({
        x: z.number().min(0).max(100).describe('From the left, in per cent of the width'),
        y: z.number().min(0).max(100).describe('From the top, in per cent of the height'),
      }),
    )
    .max(3)
    .default([])
    .describe('Where the hero places its figures, in per cent of its width and height'),
})

export const terrainsFile = z.strictObject({ $schema: z.string().optional(), terrains: z.array(terrain).min(1) })

export type Terrain = z.infer<typeof terrain>
