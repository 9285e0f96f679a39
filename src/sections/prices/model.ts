import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { figureId, text } from '../../data-model/primitives'
import { headed } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const band = z.strictObject({
  figure: field(figureId, ['Figure', 'Where the band begins: its step is as high']),
  price: field(text, ['Price', 'From where to where it goes']),
  shop: field(text, ['Example', 'A shop of this price']),
  connected: field(text, ['Connected to', 'The systems that this shop talks to']),
})

export const prices = defineSection({
  type: 'prices',
  words: ['Prices', 'Price bands as a stair, each with an example'],
  fields: {
    ...headed,
    connectedTo: field(text, ['Connected to', 'What stands before the systems of each example']),
    items: field(z.array(band).min(3).max(4), ['Price bands', 'From the lowest to the highest', 'price band']),
  },
})
