import { drawingAdds, shownFrames } from '../../drawings/model'
import { defineSection } from '../define-section'
import { drawZagara } from './draw'
import { fields } from './fields'

export const zagara = defineSection({
  type: 'zagara',
  description: 'The orange blossom that the agency is named after, drawn as a map',
  fields,
  adds: drawingAdds,
  build: (section) => ({ ...section, frames: shownFrames(drawZagara(section)) }),
})
