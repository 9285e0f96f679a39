import { defineSection } from '../../data-model/define-section'
import { drawingAdds, shownFrames } from '../kit/model'
import { drawZagara } from './draw'
import { fields } from './fields'

export const zagara = defineSection({
  type: 'zagara',
  label: { en: 'The blossom (drawing)', it: 'La zagara (disegno)' },
  hint: {
    en: 'The orange blossom that the agency is named after, drawn as a map',
    it: 'Il fiore d’arancio che dà il nome all’agenzia, disegnato come una mappa',
  },
  fields,
  adds: drawingAdds,
  build: (section) => ({ ...section, frames: shownFrames(drawZagara(section)) }),
})
