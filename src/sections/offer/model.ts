import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { actionId, link, prose, sign, text } from '../../data-model/primitives'
import { headed, heading } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const offered = z.strictObject({
  action: field(actionId, ['Button', 'Where its button leads']),
  link: field(link, [
    'Until it is online',
    'What its button says, and the form to which a link with these words leads until then',
  ]),
  meanwhile: field(text, ['What one gets', 'Stands below that link']),
})

const actions = z
  .array(offered)
  .min(1)
  .max(2)
  .refine(
    (all) => new Set(all.map(({ action }) => action)).size === all.length,
    'lead to one target: give each its own',
  )

export const offer = defineSection({
  type: 'offer',
  words: ['Something to take away', 'One thing to take away: a call, a document. Its target is a field of site.json'],
  fields: {
    tone: headed.tone,
    sign: sign.optional(),
    heading,
    text: field(prose, ['Text', 'What the visitor gets, in a few sentences']),
    actions: field(actions, ['Buttons', 'One button or two', 'button']),
  },
})
