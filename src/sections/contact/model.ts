import { interest, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed, heading } from '../fields'

export const contact = defineSection({
  type: 'contact',
  description: 'The contact form with the contact details beside it',
  fields: {
    tone: headed.tone,
    heading,
    intro: text.describe('What happens after sending, below the heading'),
    interest: interest.optional().describe('Interest that is chosen when the page opens'),
  },
  namespaces: ['forms'],
})
