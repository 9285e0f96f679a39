import { z } from 'zod'

import { figureId, localized } from './primitives'

/** In this order because a person writes it so: which figure, its value, then what is said of it. */
const words = {
  label: localized.describe('What the number counts, in a few words: stands under it'),
  note: localized.describe('What exactly is claimed, in one sentence: shown as a tooltip'),
}
const value = z.number()

export const durationUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

/** One figure of the site. `format` says how its value becomes text in each language (R-FIGURE-2). */
export const figure = z.discriminatedUnion('format', [
  z.strictObject({
    id: figureId,
    format: z.literal('count'),
    value,
    plus: z.boolean().default(false),
    compact: z.boolean().default(false),
    ...words,
  }),
  z.strictObject({
    id: figureId,
    format: z.literal('percent'),
    value,
    signed: z.boolean().default(false),
    ...words,
  }),
  z.strictObject({ id: figureId, format: z.literal('rating'), value, outOf: z.number(), ...words }),
  z.strictObject({ id: figureId, format: z.literal('euro'), value, ...words }),
  z.strictObject({
    id: figureId,
    format: z.literal('duration'),
    value,
    unit: z.enum(durationUnits),
    ...words,
  }),
  z.strictObject({ id: figureId, format: z.literal('year'), value: value.int(), ...words }),
  z.strictObject({ id: figureId, format: z.literal('text'), value: localized, ...words }),
])

export const figuresFile = z.strictObject({ $schema: z.string().optional(), figures: z.array(figure).min(1) })

export type Figure = z.infer<typeof figure>

/** Names of the formats. */
export const figureFormats = figure.options.map(({ shape }) => shape.format.value)

/** A figure's number to calculate with; none where it is in words. */
export function bareNumber(figure: Figure) {
  return {
    value: figure.format === 'text' ? null : figure.value,
    unit: figure.format === 'duration' ? figure.unit : null,
  }
}
