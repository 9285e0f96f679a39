import { defineSection } from '../../data-model/define-section'
import { drawingAdds, shownFrames } from '../kit/model'
import { drawZagara } from './draw'
import { fields } from './fields'

export const zagara = defineSection({
  type: 'zagara',
  words: {
    en: ['The blossom (drawing)', 'The orange blossom that the agency is named after, drawn as a map'],
    it: ['La zagara (disegno)', 'Il fiore d’arancio che dà il nome all’agenzia, disegnato come una mappa'],
  },
  fields,
  adds: drawingAdds,
  build: (section) => ({ ...section, frames: shownFrames(drawZagara(section)) }),
})
