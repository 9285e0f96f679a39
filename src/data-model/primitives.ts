import { z } from 'zod'

import { languages } from '../i18n/languages'
import { lastOptions, sharedBudgets, sharedInterests } from './options'

/** A piece of copy. `{{figure-id}}` inside it is replaced by that figure, formatted for the page's language. */
export const text = z.string().trim().min(1, 'must not be empty').describe('Copy')

export const identifier = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, for example "from-zero"')

export const pageId = identifier.describe('Id of a page in routes.json')
export const figureId = identifier.describe('Id of a figure in figures.json')

export const path = z
  .string()
  .regex(/^\/$|^(\/[a-z0-9-]+)+$/, 'must be a path that starts with a slash and does not end with one')

export const webAddress = z.url({ protocol: /^https?$/, error: 'must be a full address that starts with https://' })

/** The same short text in each language. */
export const localized = z.strictObject({ en: text, it: text })

export const language = z.enum(languages)

const lasts = Object.values(lastOptions)

/** `interest` options of the general form, of both languages (specification, section 3). */
export const interests = [...sharedInterests, ...lasts.map((last) => last.interest)]
export const interest = z.enum(interests)

/** `budget` options of the general form, of both languages (section 3). */
export const budgets = [...sharedBudgets, ...lasts.map((last) => last.budget)]
export const budget = z.enum(budgets)

/** A link is to a page, to an element of a page, or to an element of this page. */
export const link = z
  .strictObject({
    label: text.describe('What the visitor reads; it says where the link goes'),
    page: pageId.optional(),
    anchor: identifier.optional().describe('Id of the section to scroll to, on this page or on `page`'),
    interest: interest.optional().describe('Interest that the form at the target preselects'),
  })
  .refine((value) => value.page !== undefined || value.anchor !== undefined, 'needs a `page`, an `anchor`, or both')
