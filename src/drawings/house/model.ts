import { defineSection } from '../../data-model/define-section'
import { drawingAdds, shownFrames } from '../kit/model'
import { drawHouse } from './draw'
import { fields, findings, shownHouse } from './fields'

export const house = defineSection({
  type: 'house',
  words: {
    en: [
      'House on rented ground (drawing)',
      'A shop on a rented platform as a house in section: its rooms, and what the ground comes with',
    ],
    it: [
      'La casa su terreno in affitto (disegno)',
      'Un negozio su una piattaforma in affitto come una casa in sezione: le stanze, e che cosa dà il terreno',
    ],
  },
  fields,
  adds: drawingAdds,
  build: (section, context) => ({ ...section, frames: shownFrames(drawHouse(shownHouse(section, context))) }),
  check: findings,
})
