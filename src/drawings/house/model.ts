import { defineSection } from '../../sections/define-section'
import { drawingAdds, shownFrames } from '../kit/model'
import { drawHouse } from './draw'
import { fields, findings, shownHouse } from './fields'

export const house = defineSection({
  type: 'house',
  description: 'A shop on a rented platform as a house in section: its rooms, and what the ground comes with',
  fields,
  adds: drawingAdds,
  build: (section, context) => ({ ...section, frames: shownFrames(drawHouse(shownHouse(section, context))) }),
  check: findings,
})
