import { z } from 'zod'

import { pageId } from './primitives'
import { field } from './words'

/** The places of one page's terrain, in both languages. Its art is a file. */
export const terrain = z.strictObject({
  page: pageId,
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

/** The file of a terrain's art, from data/. */
export const terrainFile = ({ page }: z.infer<typeof terrain>) => `terrain/${page}.svg`
