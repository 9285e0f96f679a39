import { z } from 'zod'

import { link, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed } from '../fields'

const row = z.strictObject({
  title: text,
  text,
  points: z.array(text).default([]).describe('Short concrete items below the text'),
  link: link.optional(),
})

export const ledger = defineSection({
  type: 'ledger',
  description: 'A ruled list: heading on the left, titled rows on the right',
  fields: { ...headed, items: z.array(row).min(2).max(8), link: link.optional() },
})
