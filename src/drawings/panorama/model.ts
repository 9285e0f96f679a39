import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { drawingAdds, shownFrames } from '../kit/model'
import { drawPanorama } from './draw'
import { fields, findings, goal, place, shownPanorama } from './fields'

export const panorama = defineSection({
  type: 'panorama',
  words: {
    en: [
      'Panorama of Etna (drawing)',
      'Etna from the sea: three situations a shop can be in, each a place at its height, that leads to its page',
    ],
    it: [
      'Panorama dell’Etna (disegno)',
      'L’Etna dal mare: tre situazioni di un negozio, ognuna un punto alla sua quota che porta alla sua pagina',
    ],
  },
  fields,
  adds: {
    ...drawingAdds,
    items: z.array(place.extend({ altitudeText: z.string().describe('Its altitude, in words of the language') })),
    goal: goal.extend({ altitudeText: z.string().describe('Its altitude, in words of the language') }),
  },
  build: (section, { language }) => {
    const shown = shownPanorama(section, language)
    return { ...shown, frames: shownFrames(drawPanorama(shown)) }
  },
  check: findings,
})
