import { z } from 'zod'
import { identifier } from './primitives'
import { named, ofKind } from './value-kinds'

/** Each composition of a drawing is for one kind of screen: wide, small (a tablet) or tall (a phone). */
const compositionSize = z.enum(['wide', 'small', 'tall'])
export type CompositionSize = z.infer<typeof compositionSize>

const units = z.number()

const box = {
  x: units.describe('Its left edge, in units of the art'),
  y: units.describe('Its upper edge'),
  width: units.positive().describe('From its left to its right edge'),
  height: units.positive().describe('From its upper to its lower edge'),
}

export const alignX = named(
  'AlignX',
  z
    .enum(['left', 'column', 'center', 'right'])
    .describe('An edge of a label, or its left edge at the column of the page'),
)
export const alignY = named('AlignY', z.enum(['top', 'middle', 'bottom']).describe('An edge of a label'))

const place = named(
  'LabelPlace',
  z
    .strictObject({
      label: identifier.describe('Id of the label'),
      x: units.describe('Where the label stands, in units from the left edge'),
      y: units.describe('Where the label stands, in units from the top edge'),
      alignX: alignX.describe('Which edge of the label stands at x'),
      alignY: alignY.describe('Which edge of the label stands at y'),
      isRightAligned: z.boolean().describe('Whether the lines of the label end at its right edge'),
      isRow: z.boolean().describe('Whether the value stands at the right of the words, not above them'),
      column: z.number().positive().describe('Width of its column in rem'),
      room: z.number().int().positive().describe('Letters of its title and text that the place has room for'),
      target: z
        .strictObject(box)
        .optional()
        .describe('The part of the art that leads where its link does. The label stands with its left edge at x'),
    })
    .describe('Where a label stands in a composition'),
)

const columns = named(
  'RegisterColumns',
  z
    .strictObject({
      from: units.describe('Left edge of the first column'),
      to: units.describe('Right edge of the last column'),
      tops: z.array(units).min(1).describe('Where the line of each column begins in the picture'),
    })
    .describe('Where the rows of the table stand as columns below the drawing'),
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
      overlap: overlap.optional(),
      columns: columns.optional(),
      places: z.array(place).describe('Where its labels stand'),
    })
    .describe('A drawing, composed for one kind of screen'),
)

const detail = named(
  'DrawingDetail',
  z
    .strictObject({ id: identifier.describe('Its name in pages, and the id of its group in the wide art'), ...box })
    .describe('A part of the wide art that another section shows alone'),
)

const label = named(
  'LabelStyle',
  z
    .strictObject({
      id: identifier.describe('Its name in places and pages'),
      valueSize: named('ValueSize', z.enum(['small', 'large']).describe('Size of the letters of a value'))
        .optional()
        .describe('Small as a title, or among the largest letters of the page'),
      largeTitle: z.boolean().optional().describe('Whether its title is set in the font of headings'),
      isGroup: z.boolean().optional().describe('Whether it names the labels after it, up to the next one that does'),
      isBreak: z.boolean().optional().describe('Whether it names something that breaks: red'),
      ground: named('LabelGround', z.enum(['bay']).describe('The color of the art below a label'))
        .optional()
        .describe('What ends the lines of the land at its words, if not the ground of the section'),
    })
    .describe('The look of a label of a drawing'),
)

/**
 * `data/drawings/<name>/drawing.json`: what the site knows of a drawing besides its words, and besides its art and the
 * places in it, which `gatsby/data/read-art.ts` reads from `<size>.svg`.
 */
export const drawingFile = z.strictObject({
  $schema: z.string().optional(),
  name: identifier.describe('The name of its folder. Sections of pages name it'),
  isOnBrand: z.boolean().optional().describe('Whether it is drawn on the ground of the brand'),
  signs: ofKind(
    'file',
    z.string().regex(/^\.\/[a-z]+\.svg$/, 'must be a file of this folder, for example "./signs.svg"'),
  )
    .optional()
    .describe('The file with its signs, each a symbol'),
  sizes: z.array(compositionSize).min(1).describe('The kinds of screens that have a composition: <size>.svg'),
  overlap: z.partialRecord(compositionSize, overlap).default({}).describe('How far a composition rises'),
  columns: z.partialRecord(compositionSize, columns).default({}).describe('The register below a composition'),
  labels: z.array(label).default([]).describe('The labels that look otherwise than most'),
})
export type DrawingFile = z.infer<typeof drawingFile>

/** What the file and its art say of a drawing. */
export const drawing = drawingFile
  .pick({ name: true, isOnBrand: true, signs: true, labels: true })
  .extend({
    colors: z.array(z.string()).describe('The colors that its art names, for example --ink'),
    compositions: z.array(composition).describe('The drawing for each kind of screen'),
    details: z.array(detail).describe('Parts of the wide art that the last section of a page may show'),
  })
  .describe('A picture with places for its labels: data/drawings/<name>')
export type Drawing = z.infer<typeof drawing>
