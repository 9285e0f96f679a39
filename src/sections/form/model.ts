import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { interest, ownInterest, text, verbatim } from '../../data-model/primitives'
import { detail, headed } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const lead = z.strictObject({
  interest: field(ownInterest, ['Interest', 'Sent as `interest`: what the form is about']),
  source: field(verbatim, ['Source', 'Sent as `source`: names the site and the campaign']),
  submit: field(text, ['Button', 'Label of the button']),
})

export const form = defineSection({
  type: 'form',
  words: ['Form', 'The contact form, or the lead form, with the contact details beside it'],
  fields: {
    ...headed,
    interest: field(interest.optional(), ['Interest', 'Interest that is chosen when the page opens']),
    detail,
    lead: field(lead.optional(), ['Lead form', 'In place of the contact form: name, e-mail, phone, message']),
  },
})
