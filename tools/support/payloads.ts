import { z } from 'zod'
import {
  allOptions,
  contactForm,
  emailPattern,
  type FieldDefinition,
  type FormDefinition,
  leadForm,
  type Webhook,
} from '../../src/contract/form-definition'
import { identifier } from '../../src/data-model/primitives'

const text = z.string()
const filled = text.trim().min(1)
const empty = z.literal('')

type Models = Record<string, z.ZodType<string>>

const choiceModel = ({ name, required }: FieldDefinition, model: z.ZodType<string>): Models => ({
  [name]: required ? model : z.union([model, empty]),
})

/** What a field sends, by the keys of the payload. A field left empty sends `""` (R-FORM-7). */
function modelsOf(field: FormDefinition['fields'][number]): Models {
  switch (field.kind) {
    case 'fixed':
      return { [field.name]: identifier }
    case 'fullName':
      return { firstName: filled, lastName: text }
    case 'email':
      return choiceModel(field, text.regex(emailPattern))
    case 'select':
      return choiceModel(field, z.enum(allOptions(field.options)))
    default:
      return { [field.name]: field.required ? filled : text }
  }
}

function payloadModel({ fields, sendsLanguage }: FormDefinition) {
  const models: Models = Object.assign({}, ...fields.map(modelsOf))
  return z.strictObject({
    ...models,
    timestamp: z.iso.datetime(),
    source: filled,
    ...(sendsLanguage && { language: z.literal(sendsLanguage).optional() }),
  })
}

/** Models of the payloads (R-FORM-5, R-FORM-6), by the last part of the webhook's address. */
export const payloads: Record<Webhook, z.ZodType<Record<string, unknown>>> = {
  contact: payloadModel(contactForm),
  event: payloadModel(leadForm),
}
