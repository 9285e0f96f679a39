import { z } from 'zod'

import { emailPattern } from './email'
import { budget, identifier, interest } from './primitives'

const filled = z.string().trim().min(1)
const timestamp = z.iso.datetime()

/** Body of the general form's POST (R-FORM-5). Only English pages send `language`. */
export const contactPayload = z.strictObject({
  firstName: filled,
  lastName: filled,
  email: z.string().regex(emailPattern),
  company: z.string(),
  interest,
  budget: z.union([budget, z.literal('')]),
  message: filled,
  timestamp,
  source: filled,
  language: z.literal('en').optional(),
})

/** Body of the lead form's POST (R-FORM-6). */
export const leadPayload = z.strictObject({
  firstName: filled,
  lastName: z.string(),
  email: z.string().regex(emailPattern),
  phone: filled,
  interest: identifier,
  message: z.string(),
  timestamp,
  source: filled,
})

export type ContactPayload = z.infer<typeof contactPayload>
export type LeadPayload = z.infer<typeof leadPayload>
