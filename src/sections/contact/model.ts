import { defineSection } from '../../data-model/define-section'
import { interest } from '../../data-model/primitives'
import { headed, heading } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const contact = defineSection({
  type: 'contact',
  words: ['Contact form', 'The contact form with the contact details beside it'],
  fields: {
    tone: headed.tone,
    heading,
    intro: field(headed.intro, ['Introduction', 'What happens after sending, below the heading']),
    interest: field(interest.optional(), ['Interest', 'Interest that is chosen when the page opens']),
  },
})
