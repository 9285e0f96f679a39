import { defineSection } from '../../data-model/define-section'
import { ownInterest, text, verbatim } from '../../data-model/primitives'
import { headed, heading } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const lead = defineSection({
  type: 'lead',
  words: [
    'Lead form',
    'The lead form: name, e-mail, phone, message. Any page can place it with its own interest, source and texts',
  ],
  fields: {
    tone: headed.tone,
    heading,
    intro: field(headed.intro, ['Introduction', 'What happens after sending, below the heading']),
    interest: field(ownInterest, ['Interest', 'Sent as `interest`: says what the form is about']),
    source: field(verbatim, ['Source', 'Sent as `source`: names the site and the campaign']),
    submit: field(text, ['Button', 'Label of the button']),
  },
})
