import { z } from 'zod'
import { localized, pageId } from './primitives'
import { field } from './words'

const spot = z.strictObject({
  x: field(z.number().min(50).max(84), ['From the left', '50 to 84, in per cent of the width']),
  y: field(z.number().min(12).max(70), ['From the top', '12 to 70, in per cent of the height']),
})

/** What one page's terrain shows, and where its figures stand, in both languages. Its art is a file. */
export const terrain = z.strictObject({
  page: pageId,
  saying: field(localized.optional(), [
    'Saying',
    'What it shows, in a short sentence: the menu says it beside the terrain',
  ]),
  spots: field(z.array(spot).max(3).default([]), [
    'Spot heights',
    'Where the hero places its figures, in per cent of its width and height; for the home, of the terrain’s',
    'spot height',
  ]),
})

export const terrainsFile = z.strictObject({
  $schema: z.string().optional(),
  terrains: z.array(terrain).min(1).meta({ label: 'Terrains', one: 'terrain' }),
})

export const terrainFile = ({ page }: z.infer<typeof terrain>) => `terrain/${page}.svg`
