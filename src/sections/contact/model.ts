import { interest, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed } from '../fields'

export const contact = defineSection({
  type: 'contact',
  description: 'The general form with the contact details beside it',
  fields: {
    tone: headed.tone,
    heading: text,
    intro: text,
    interest: interest.optional().describe('Interest that is chosen when the page opens'),
  },
  namespaces: ['forms'],
})
