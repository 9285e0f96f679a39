import { z } from 'zod'

import { link, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed, sectionLink, titled } from '../fields'

const row = z.strictObject({
  ...titled,
  points: z.array(text).default([]).describe('Short concrete items below the text'),
  link: link.optional().describe('Where the row leads'),
})

export const ledger = defineSection({
  type: 'ledger',
  description: 'A ruled list: heading on the left, titled rows on the right',
  fields: { ...headed, items: z.array(row).min(2).max(8).describe('Its rows, in reading order'), link: sectionLink },
})
