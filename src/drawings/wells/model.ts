import { z } from 'zod'
import { defineSection } from '../../sections/define-section'
import { drawnExample } from '../kit/drawn-example'
import { drawingAdds } from '../kit/model'
import { drawWells } from './draw'
import { fields, findings, level, shownWells, valuesOf, well } from './fields'

const shownWell = well.extend({ soldText: z.string().describe('How many, with a minus, in words of the language') })

export const wells = defineSection({
  type: 'wells',
  description:
    'One stock as the water below two wells: counter and site draw from it, and its level is what is left. An example',
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
