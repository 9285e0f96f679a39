import { ownInterest, text, verbatim } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed, heading } from '../fields'

export const lead = defineSection({
  type: 'lead',
  description:
    'The lead form: name, e-mail, phone, message. Any page can place it with its own interest, source and texts',
  fields: {
    tone: headed.tone,
    heading,
    intro: text.describe('What happens after sending, below the heading'),
    interest: ownInterest.describe('Sent as `interest`: says what the form is about'),
    source: verbatim.describe('Sent as `source`: names the site and the campaign'),
    submit: text.describe('Label of the button'),
  },
  namespaces: ['forms'],
})
