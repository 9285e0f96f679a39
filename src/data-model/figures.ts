import { z } from 'zod'

import { figure } from './figure'

export const figuresFile = z.strictObject({
  $schema: z.string().optional(),
  figures: z.array(figure).min(1).meta({ label: 'Figures', one: 'figure' }),
})

export type Figure = z.infer<typeof figure>

/** Names of the formats. */
export const figureFormats = figure.options.map(({ shape }) => shape.format.value)
