import { z } from 'zod'

import { languages } from '../i18n/languages'
import { iconNames } from './icons'
import { named, ofKind } from './kinds'
import { lastOptions, sharedBudgets, sharedInterests } from './options'

const filled = () => z.string().trim().min(1, 'must not be empty')

/** A piece of copy. `{{figure-id}}` inside it is replaced by that figure, formatted for the page's language. */
export const text = ofKind('text', filled())

/** Words that are shown or sent as they are: a year, the name of a campaign. */
export const verbatim = ofKind('verbatim', filled())

export const identifier = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, for example "from-zero"')

export const pageId = ofKind('pageId', identifier.describe('Id of a page in routes.json'))
export const figureId = ofKind('figureId', identifier.describe('Id of a figure in figures.json'))

/** A page whose relief is meant. Only the build gives it. */
export const terrainOf = ofKind('terrainOf', identifier.describe('The relief of a page'))

export const fileName = ofKind('fileName', identifier.describe('Name of a picture in data/images, without its ending'))

export const icon = named('IconName', z.enum(iconNames))

export const path = z
  .string()
  .regex(/^\/$|^(\/[a-z0-9-]+)+$/, 'must be a path that starts with a slash and does not end with one')

export const webAddress = z.url({ protocol: /^https?$/, error: 'must be a full address that starts with https://' })

/** The same short text in each language. */
export const localized = ofKind('localized', z.strictObject({ en: filled(), it: filled() }))

export const language = z.enum(languages)

const lasts = Object.values(lastOptions)

/** `interest` options of the general form, of both languages (specification, section 3). */
export const interests = [...sharedInterests, ...lasts.map((last) => last.interest)]
export const interest = ofKind('interest', z.enum(interests))

/** What a form of its own sends as `interest`. */
export const ownInterest = ofKind('interest', identifier.describe('Sent as `interest`'))

/** `budget` options of the general form, of both languages (section 3). */
export const budgets = [...sharedBudgets, ...lasts.map((last) => last.budget)]
export const budget = z.enum(budgets)

/** A link is to a page, to an element of a page, or to an element of this page. */
export const link = ofKind(
  'link',
  z
    .strictObject({
      label: text.describe('What the visitor reads; it says where the link goes'),
      page: pageId.optional(),
      anchor: identifier.optional().describe('Id of the section to scroll to, on this page or on `page`'),
      interest: interest.optional().describe('Interest that the form at the target preselects'),
    })
    .refine((value) => value.page !== undefined || value.anchor !== undefined, 'needs a `page`, an `anchor`, or both'),
)

/** Actions whose document or calendar may not be online yet: their targets stand in data/site.json. */
export const actionIds = ['freeCall', 'caseStudy', 'brochure', 'courseCatalogue'] as const
export const actionId = ofKind('actionId', z.enum(actionIds).describe('Field of data/site.json that holds the target'))
