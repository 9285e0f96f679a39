import { z } from 'zod'
import { identifier } from './primitives'
import { named } from './value-kinds'

/** Each composition of a drawing is for one kind of screen: wide, small (a tablet) or tall (a phone). */
const compositionSize = z.enum(['wide', 'small', 'tall'])
export type CompositionSize = z.infer<typeof compositionSize>
export const compositionSizes = compositionSize.options

const units = z.number()

export const alignX = named(
  'AlignX',
  z
    .enum(['left', 'column', 'center', 'right'])
    .describe('An edge of a label, or its left edge at the column of the page'),
)
export const alignY = named('AlignY', z.enum(['top', 'middle', 'bottom']).describe('An edge of a label'))

/** How a label looks otherwise than most. */
export const labelLook = named(
  'LabelLook',
  z
    .enum(['row', 'rightAligned', 'smallValue', 'largeValue', 'largeTitle', 'broken', 'onBay'])
    .describe(
      'Its value at the right of its words, its lines ending at the right, letters of another size, red for what breaks, or on water',
    ),
)

const place = named(
  'LabelPlace',
  z
    .strictObject({
      label: identifier.describe('Id of the label'),
      x: units.describe('Where the label stands, in units from the left edge'),
      y: units.describe('Where the label stands, in units from the top edge'),
      alignX: alignX.describe('Which edge of the label stands at x'),
      alignY: alignY.describe('Which edge of the label stands at y'),
      looks: z.array(labelLook).describe('How the label looks otherwise than most'),
      column: z.number().positive().describe('Width of its column in rem'),
      room: z.number().int().positive().describe('Letters of its title and text that the place has room for'),
    })
    .describe('Where a label stands in a composition'),
)

const area = named(
  'DrawingArea',
  z
    .strictObject({
      id: identifier.describe('target-<label>, frame-<detail> or column-<number>'),
      x: units.describe('Its left edge'),
      y: units.describe('Its upper edge'),
      width: units.positive().describe('From its left to its right edge'),
      height: units.positive().describe('From its upper to its lower edge'),
    })
    .describe('A part of the art: where a link leads on, what another section shows alone, or a column of a register'),
)
const overlap = units.min(0).describe('Units by which the drawing rises beside the heading above it')

const composition = named(
  'Composition',
  z
    .strictObject({
      size: named('CompositionSize', compositionSize.describe('A kind of screen')).describe(
        'The kind of screen that it is for',
      ),
      art: z.string().describe('Address of the file with the symbols "land" and "subject"'),
      width: units.positive().describe('Units from the left edge to the right one'),
      height: units.positive().describe('Units from the top edge to the bottom one'),
      bleed: units.min(0).describe('Units by which the art goes on at the left and at the right'),
      colors: z.array(z.string()).describe('The colors that it names, for example --ink'),
      overlap: overlap.optional(),
      places: z.array(place).describe('Where its labels stand'),
      areas: z.array(area).describe('Parts of its art'),
    })
    .describe('A drawing, composed for one kind of screen'),
)

/** `data/drawings/<name>/drawing.json`. `gatsby/data/read-art.ts` reads the art and its places from `<size>.svg`. */
export const drawingFile = z.strictObject({
  $schema: z.string().optional(),
  name: identifier.describe('The name of its folder. Sections of pages name it'),
  isOnBrand: z.boolean().optional().describe('Whether it is drawn on the ground of the brand'),
  overlap: z.partialRecord(compositionSize, overlap).default({}).describe('How far a composition rises'),
})
export type DrawingFile = z.infer<typeof drawingFile>

/** What the file and its art say of a drawing. */
export const drawing = drawingFile
  .pick({ name: true, isOnBrand: true })
  .extend({
    compositions: z.array(composition).describe('The drawing for each kind of screen'),
  })
  .describe('A picture with places for its labels: data/drawings/<name>')
export type Drawing = z.infer<typeof drawing>
