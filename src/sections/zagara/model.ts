import { z } from 'zod'

import { text } from '../../data-model/primitives'
import { drawingAdds, shownFrames } from '../../drawings/model'
import { defineSection } from '../define-section'
import { heading } from '../fields'
import { drawZagara } from './draw'

const label = z.strictObject({
  name: text.describe('What the part of the blossom is called'),
  text: text.describe('What the part stands for'),
})

const fields = {
  heading,
  intro: text.describe('What zagara is, below the heading'),
  labels: z
    .strictObject({
      stamens: label.describe('The many small ones around the middle'),
      stigma: label.describe('The one in the middle'),
      petals: label.describe('The white ones outside'),
    })
    .describe('What stands beside the parts of the blossom'),
  scale: text.describe('Stands below the bar, which is one centimetre of a real flower'),
}

export const zagaraFields = z.object(fields)
export type Zagara = z.output<typeof zagaraFields>

export const zagara = defineSection({
  type: 'zagara',
  description: 'The orange blossom that the agency is named after, drawn as a map',
  fields,
  adds: drawingAdds,
  build: (section) => ({ ...section, frames: shownFrames(drawZagara(section)) }),
})
