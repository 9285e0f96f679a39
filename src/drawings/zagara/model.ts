import { defineSection } from '../../sections/define-section'
import { drawingAdds, shownFrames } from '../kit/model'
import { drawZagara } from './draw'
import { fields } from './fields'

export const zagara = defineSection({
  type: 'zagara',
  description: 'The orange blossom that the agency is named after, drawn as a map',
  fields,
  adds: drawingAdds,
  build: (section) => ({ ...section, frames: shownFrames(drawZagara(section)) }),
})
