import { z } from 'zod'

import { figureId, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed, titled } from '../fields'

const program = z.strictObject({
  figure: figureId.describe('How long the program lasts'),
  ...titled,
  points: z.array(text).min(2).max(6).describe('What is learnt, in short'),
})

export const programs = defineSection({
  type: 'programs',
  description: 'Training programs, each drawn as long as it lasts',
  fields: { ...headed, items: z.array(program).min(2).max(6).describe('The programs, in reading order') },
})
