import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { link, prose, sign } from '../../data-model/primitives'
import { headed, sectionLink, sheet, titled, variant } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const row = z.strictObject({
  sign: sign.optional(),
  ...titled,
  points: field(z.array(prose).default([]), ['Points', 'Short concrete items below the text', 'point']),
  link: field(link.optional(), ['Link', 'Where the row leads']),
})

export const ledger = defineSection({
  type: 'ledger',
  words: ['Ruled list', 'A ruled list of titled rows. Points have a column of their own if most rows have some'],
  fields: {
    variant: field(variant('list', 'large').default('list'), ['Look', 'large shows declarations, each as a heading']),
    ...headed,
    items: field(z.array(row).min(2).max(9), ['Entries', 'Its rows, in reading order', 'entry']),
    link: sectionLink,
    sheet,
  },
})
