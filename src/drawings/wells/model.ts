import { z } from 'zod'
import { defineSection } from '../../sections/define-section'
import { drawnExample } from '../kit/drawn-example'
import { drawingAdds } from '../kit/model'
import { drawWells } from './draw'
import { fields, findings, level, shownWells, valuesOf, well } from './fields'

const shownWell = well.extend({ soldText: z.string().describe('How many, with a minus, in words of the language') })

export const wells = defineSection({
  type: 'wells',
  label: { en: 'Two wells (drawing)', it: 'I due pozzi (disegno)' },
  hint: {
    en: 'One stock as the water below two wells: counter and site draw from it, and its level is what is left. An example',
    it: 'Una giacenza come l’acqua sotto due pozzi: banco e sito vi attingono, il livello è quanto resta. Un esempio',
  },
  fields,
  adds: {
    ...drawingAdds,
    stockText: z.string().describe('The stock, in words of the language'),
    counter: shownWell,
    site: shownWell,
    remaining: level.extend({ leftText: z.string().describe('How many are left, in words of the language') }),
    believed: level.extend({ believedText: z.string().describe('How many that would be, in words of the language') }),
  },
  ...drawnExample({ shown: shownWells, draw: drawWells, findings, values: valuesOf }),
})
