import { z } from 'zod'
import { identifier } from './primitives'
import { named, ofKind } from './value-kinds'

/** Each composition of a drawing is for one kind of screen: wide, small (a tablet) or tall (a phone). */
const sizes = ['wide', 'small', 'tall'] as const

const units = z.number()

const place = named(
  'LabelPlace',
  z
    .strictObject({
      label: identifier.describe('Id of the label'),
      x: units.describe('Where the label stands, in units from the left edge; 0 is the edge of the column of the page'),
      y: units.describe('Where the label stands, in units from the top edge'),
      alignX: named('AlignX', z.enum(['left', 'center', 'right']).describe('Which edge of the label stands at x')),
      alignY: named('AlignY', z.enum(['top', 'center', 'bottom']).describe('Which edge of the label stands at y')),
      isRightAligned: z.boolean().optional().describe('Whether the lines of the label end at its right edge'),
      isRow: z.boolean().optional().describe('Whether the value stands at the right of the words, not above them'),
      column: z.number().positive().describe('Width of its column in rem'),
      room: z.number().int().positive().describe('Letters of its title and text that the place has room for'),
      target: z
        .strictObject({
          x: units.describe('Its left edge, in units of the art'),
          y: units.describe('Its upper edge'),
          width: units.positive().describe('From its left to its right edge'),
          height: units.positive().describe('From its upper to its lower edge'),
        })
        .optional()
        .describe('The part of the art that leads where its link does. The label stands with its left edge at x'),
    })
    .describe('Where a label stands in a composition'),
)

const art = ofKind(
  'file',
  z.string().regex(/^\.\/[a-z]+\.svg$/, 'must be a file of this folder, for example "./wide.svg"'),
)

const composition = named(
  'Composition',
  z
    .strictObject({
      size: named('CompositionSize', z.enum(sizes).describe('A kind of screen')).describe(
        'The kind of screen that it is for',
      ),
      art: art.describe('The file with the symbols "land" and "subject"'),
      width: units.positive().describe('Units from the left edge to the right one'),
      height: units.positive().describe('Units from the top edge to the bottom one'),
      bleed: units.min(0).optional().describe('Units by which the art goes on at the left and at the right'),
      overlap: units.min(0).optional().describe('Units by which the drawing rises beside the heading above it'),
      columns: z
        .strictObject({
          from: units.describe('Left edge of the first column'),
          to: units.describe('Right edge of the last column'),
          tops: z.array(units).min(1).describe('Where the line of each column begins in the picture'),
        })
        .optional()
        .describe('Where the rows of the table stand as columns below the drawing'),
      places: z.array(place).min(1).describe('Where its labels stand'),
    })
    .describe('A drawing, composed for one kind of screen'),
)

const detail = named(
  'DrawingDetail',
  z
    .strictObject({
      id: identifier.describe('Its name in pages, and the id of its group in the wide art'),
      x: units.describe('Left edge of its frame'),
      y: units.describe('Top edge of its frame'),
      width: units.positive().describe('Width of its frame'),
      height: units.positive().describe('Height of its frame'),
    })
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

/** `data/drawings/<name>/drawing.json`: all that the site knows of a drawing besides its art and its words. */
export const drawingFile = z.strictObject({
  $schema: z.string().optional(),
  name: identifier.describe('The name of its folder. Sections of pages name it'),
  isOnField: z.boolean().optional().describe('Whether it is drawn on the field of the brand'),
  signs: art.optional().describe('The file with its signs, each a symbol'),
  compositions: z.array(composition).min(1).max(sizes.length).describe('The drawing for each kind of screen'),
  labels: z.array(label).min(1).describe('Its labels, in the order of reading'),
  details: z.array(detail).optional().describe('Parts of the wide art that the last section of a page may show'),
})

export type DrawingFile = z.infer<typeof drawingFile>
