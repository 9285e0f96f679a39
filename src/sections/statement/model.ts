import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { prose } from '../../data-model/primitives'
import { receipt } from '../../data-model/receipt'
import { detail, headed, heading, sectionLink, variant } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const statement = defineSection({
  type: 'statement',
  words: ['Prose in large type', 'Prose in large type: the heading of a poster, else the first paragraph'],
  fields: {
    variant: field(variant('prose', 'poster').default('prose'), [
      'Look',
      'poster is a band in the color of the brand, its heading a sentence of at most 18 words. It works best alone on its page, far from the top and from the last call to action',
    ]),
    tone: headed.tone,
    heading,
    paragraphs: field(z.array(prose).min(1).max(5), ['Paragraphs', 'Its paragraphs, in reading order', 'paragraph']),
    receipt: field(receipt.optional(), ['Receipt', 'Stands beside the prose']),
    link: sectionLink,
    detail,
  },
  check: ({ variant, receipt, detail }) => [
    ...(receipt && variant === 'poster'
      ? [{ path: ['receipt'], message: 'is not shown on a poster. Take it away, or let "variant" be prose' }]
      : []),
    ...(detail && variant === 'prose'
      ? [{ path: ['detail'], message: 'is shown only on a poster. Take it away, or let "variant" be poster' }]
      : []),
  ],
})
