import { z } from 'zod'

import { defineSection } from '../../data-model/define-section'
import { headed, titled } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const principles = defineSection({
  type: 'principles',
  words: ['Principles', 'Declarations one below the other, each as large as a heading'],
  fields: {
    ...headed,
    items: field(z.array(z.strictObject(titled)).min(3).max(9), [
      'Entries',
      'The declarations, in reading order',
      'entry',
    ]),
  },
})
