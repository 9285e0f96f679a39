import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { drawnExample } from '../kit/drawn-example'
import { drawingAdds, readingAdds } from '../kit/model'
import { drawStrata } from './draw'
import { amountText, fields, findings, layer, named, shownStrata, valuesOf } from './fields'

export const strata = defineSection({
  type: 'strata',
  words: {
    en: [
      'Strata of a price (drawing)',
      'A price as a section through the ground: costs are layers, the margin the lowest seam. An example',
    ],
    it: [
      'Gli strati di un prezzo (disegno)',
      'Un prezzo come una sezione del terreno: i costi sono strati, il margine la vena più bassa. Un esempio',
    ],
  },
  fields,
  adds: {
    ...drawingAdds,
    ...readingAdds,
    priceText: z.string().describe('The price, in words of the language'),
    reducedText: z.string().describe('The reduced price, in words of the language'),
    layers: z.array(layer.extend(amountText)).describe('What the price pays, from the top, with its amounts'),
    margin: named.extend(amountText).describe('The lowest seam: what is left'),
  },
  ...drawnExample({ shown: shownStrata, draw: drawStrata, findings, values: valuesOf }),
})
