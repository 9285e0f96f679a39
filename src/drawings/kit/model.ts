import { z } from 'zod'

import { named, ofKind } from '../../data-model/kinds'
import { colorsIn } from './colors'
import { type Drawing, frameSvg, shownReading } from './drawing'
import { sizeNames } from './frames'

const place = named(
  'LabelPlace',
  z
    .strictObject({
      id: z.string().describe('Which label'),
      x: z.number().describe('Point of the label that is nearest to its mark, in units of the frame'),
      y: z.number().describe('The same point, from the top'),
      alignX: z.number().describe('Which point of the label that is: 0 its left, 1 its right'),
      alignY: z.number().describe('0 its top, 1 its bottom'),
      column: z.number().describe('Width of its column in rem'),
    })
    .describe('Where a label of a drawing stands'),
)

const readingArea = named(
  'ReadingArea',
  z
    .strictObject({
      id: z.string().describe('Which of the readings of the section'),
      x: z.number().describe('Left edge of the part, in units of the frame'),
      y: z.number().describe('Top edge of the part'),
      width: z.number().describe('Width of the part'),
      height: z.number().describe('Height of the part'),
      outline: z.string().nullable().describe('Points of its shape as CSS has them; without, the shape is the box'),
    })
    .describe('A part of a drawing that tells its number again'),
)

const frame = named(
  'DrawnFrame',
  z
    .strictObject({
      size: named('FrameSize', z.enum(sizeNames).describe('Kind of screen that a composition is for')),
      width: z.number().describe('Units of the frame, from left to right'),
      height: z.number().describe('Units of the frame, from top to bottom'),
      bleed: z.number().describe('How far it goes on at the left and the right, in units'),
      file: ofKind('svg', z.string()).describe('Address of the file that holds #land and #subject'),
      colors: z.array(z.string()).describe('Names of the colours that the file takes from its page'),
      places: z.array(place).describe('Where its labels stand'),
      readings: z.array(readingArea).describe('Its parts that tell their numbers again'),
    })
    .describe('One composition of a drawing: wide, small or tall'),
)

/** What the build of every drawing adds to its section. */
export const drawingAdds = { frames: z.array(frame).describe('The drawing, composed for each kind of screen') }

/** A drawing as `drawingAdds` wants it. */
export function shownFrames({ frames }: Drawing) {
  return frames.map((composed) => {
    const file = frameSvg(composed)
    return {
      ...composed,
      file,
      colors: colorsIn(file),
      readings: (composed.readings ?? []).map(shownReading),
    }
  })
}

const reading = named(
  'Reading',
  z
    .strictObject({
      id: z.string().describe('Which part'),
      figure: z.string().describe('Its number, in words of the language'),
      text: z.string().describe('What is counted there'),
    })
    .describe('What a part of a drawing tells under pointer, touch and focus'),
)

/** What the build adds where parts of a drawing tell their numbers again. */
export const readingAdds = { readings: z.array(reading).describe('What its parts tell when they are asked') }

export type Reading = z.output<typeof reading>
