import { z } from 'zod'
import { identifier } from './primitives'
import { ofType } from './value-kinds'

/** Each composition of a drawing is for one kind of screen: wide, small (a tablet) or tall (a phone). */
const compositionSize = z.enum(['wide', 'small', 'tall'])
export type CompositionSize = z.infer<typeof compositionSize>
export const compositionSizes = compositionSize.options

const units = z.number()

export const alignX = ofType('AlignX', z.enum(['left', 'column', 'center', 'right']))
export const alignY = ofType('AlignY', z.enum(['top', 'middle', 'bottom']))

export const labelLook = ofType(
  'LabelLook',
  z.enum(['row', 'rightAligned', 'smallValue', 'largeValue', 'largeTitle', 'broken', 'onBay']),
)

const place = ofType(
  'LabelPlace',
  z.strictObject({
    label: identifier.describe('Id of the label'),
    x: units.describe('Where its edge alignX stands, in units from the left'),
    y: units.describe('Where its edge alignY stands, in units from the top'),
    alignX: alignX.describe('column: its left edge, at the column of the page'),
    alignY,
    looks: z.array(labelLook),
    column: z.number().positive().describe('Width of its column in rem'),
    room: z.number().int().positive().describe('Letters of its title and text that the place has room for'),
  }),
)

/** A part of the art: where a link leads on, what another section shows alone, or a column of a register. */
const area = ofType(
  'DrawingArea',
  z.strictObject({
    id: identifier.describe('target-<label>, frame-<detail> or column-<number>'),
    x: units,
    y: units,
    width: units.positive(),
    height: units.positive(),
  }),
)
const overlap = units.min(0).describe('Units by which the drawing rises beside the heading above it')

/** A drawing, composed for one kind of screen. */
const composition = ofType(
  'Composition',
  z.strictObject({
    size: ofType('CompositionSize', compositionSize),
    art: z.string().describe('Address of the file with the symbols "land" and "subject"'),
    width: units.positive(),
    height: units.positive(),
    bleed: units.min(0).describe('Units by which the art goes on at the left and at the right'),
    colors: z.array(z.string()).describe('The colors that it names, for example --ink'),
    overlap: overlap.optional(),
    places: z.array(place).describe('Where its labels stand'),
    areas: z.array(area).describe('Parts of its art'),
  }),
)

export const drawingFile = z.strictObject({
  $schema: z.string().optional(),
  name: identifier.describe('The name of its folder. Sections of pages name it'),
  isOnBrand: z.boolean().optional().describe('Whether it is drawn on the ground of the brand'),
  overlap: z.partialRecord(compositionSize, overlap).default({}).describe('How far a composition rises'),
})
export type DrawingFile = z.infer<typeof drawingFile>

export const drawing = drawingFile.pick({ name: true, isOnBrand: true }).extend({ compositions: z.array(composition) })
export type Drawing = z.infer<typeof drawing>
