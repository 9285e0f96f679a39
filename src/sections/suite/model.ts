import { z } from 'zod'

import { link, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed } from '../fields'

const product = z.strictObject({
  drawing: z.enum(['analytics', 'automation', 'monitoring']).describe('Which drawing stands above it'),
  title: text,
  text,
})

export const suite = defineSection({
  type: 'suite',
  description: 'The three products of the proprietary suite, each with its own small drawing',
  fields: { ...headed, items: z.array(product).length(3), link: link.optional() },
})
