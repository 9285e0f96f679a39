import { z } from 'zod'

import { byLanguage, languages } from '../i18n/languages'
import { allInterests } from './forms'
import { iconNames } from './icons'
import { named, ofKind } from './kinds'

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

/** A page whose terrain is meant. Only the build gives it. */
export const terrainOf = ofKind('terrainOf', identifier.describe('The terrain of a page'))

export const fileName = ofKind('fileName', identifier.describe('Name of a picture in data/images, without its ending'))

export const icon = named('IconName', z.enum(iconNames).describe('Drawings of Lucide, by names of our own'))

export const path = z
  .string()
  .regex(/^\/$|^(\/[a-z0-9-]+)+$/, 'must be a path that starts with a slash and does not end with one')

export const webAddress = z.url({ protocol: /^https?$/, error: 'must be a full address that starts with https://' })

/** The same short text in each language. */
export const localized = ofKind('localized', z.strictObject(byLanguage(filled)))

export const language = named('Language', z.enum(languages).describe('Languages of the site'))

/** An interest of the contact form (R-FORM-2). */
export const interest = ofKind('interest', z.enum(allInterests))

/** What a form of its own sends as `interest`. */
export const ownInterest = ofKind('interest', identifier.describe('Sent as `interest`'))

/** Address of one document in each language, on the service that holds the policies. */
export const policyAddress = ofKind('policyAddress', z.strictObject(byLanguage(() => webAddress)))

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

const target = webAddress.nullable().describe('Full address, or null while it is not online yet')

/** Actions whose document or calendar may not be online yet, and where they lead. */
export const actionTargets = z.strictObject({
  freeCall: target,
  caseStudy: target,
  brochure: target,
  courseCatalogue: target,
})
export const actionId = ofKind('actionId', actionTargets.keyof())
