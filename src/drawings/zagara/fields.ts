import { z } from 'zod'

import { text } from '../../data-model/primitives'
import { heading } from '../../sections/fields'

const label = z.strictObject({
  name: text.describe('What the part of the blossom is called'),
  text: text.describe('What the part stands for'),
})

export const fields = {
  heading,
  intro: text.describe('What zagara is, below the heading'),
  labels: z
    .strictObject({
      stamens: label.describe('The many small ones around the middle'),
      stigma: label.describe('The one in the middle'),
      petals: label.describe('The white ones outside'),
    })
    .describe('What stands beside the parts of the blossom'),
  scale: text.describe('Stands below the bar, which is one centimetre of a real flower'),
}

export const zagaraFields = z.object(fields)
export type Zagara = z.output<typeof zagaraFields>
