import { z } from 'zod'

import { text } from '../../data-model/primitives'
import { drawingAdds, shownFrames } from '../../drawings/model'
import { defineSection } from '../define-section'
import { drawZagara } from './draw'

const label = z.strictObject({ name: text, text })

const fields = {
  heading: text,
  intro: text,
  labels: z.strictObject({ stamens: label, stigma: label, petals: label }),
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
