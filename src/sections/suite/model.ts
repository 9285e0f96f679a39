import { z } from 'zod'

import { defineSection } from '../define-section'
import { headed, sectionLink, titled } from '../fields'

const product = z.strictObject({
  drawing: z.enum(['analytics', 'automation', 'monitoring']).describe('Which drawing stands above it'),
  ...titled,
})

export const suite = defineSection({
  type: 'suite',
  description: 'The three products of the proprietary suite, each with its own small drawing',
  fields: {
    ...headed,
    items: z.array(product).length(3).describe('The products, in reading order'),
    link: sectionLink,
  },
})
