import { z } from 'zod'

import { figure } from './figure'

export const figuresFile = z.strictObject({
  $schema: z.string().optional(),
  figures: z.array(figure).min(1).meta({ label: 'Figures', one: 'figure' }),
})

export type Figure = z.infer<typeof figure>

/** Names of the formats. */
export const figureFormats = figure.options.map(({ shape }) => shape.format.value)

/** A figure's number to calculate with; none where it is in words. */
export function bareNumber(figure: Figure) {
  return {
    value: typeof figure.value === 'number' ? figure.value : null,
    unit: figure.format === 'duration' ? figure.unit : null,
  }
}
