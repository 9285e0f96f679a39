import { z } from 'zod'
import type { OptionOf } from '../contract/form-definition'
import { byLanguage, languages } from '../i18n/languages'
import { signs } from './signs'
import { ofKind, ofType } from './value-kinds'
import { choice, field, formed, nameOfLanguage, wordsOf } from './words'

const filled = () => z.string().trim().min(1)

/** Words from Word and from mails bring spaces at which no line breaks (U+00A0). */
const copy = () => filled().overwrite((words) => words.replace(/\s+/g, ' '))

/** A piece of copy. `{{figure-id}}` inside it is replaced by that figure, formatted for the page's language. */
export const text = ofKind('text', copy())

/** Sentences: copy, in which `[words](https://…)` and `[words](/en/contact)` are links. */
export const prose = ofKind('prose', copy())

/** Words that are shown or sent as they are: a year, the name of a campaign. */
export const verbatim = ofKind('verbatim', filled())

/** A number with its unit: copy, except that an example may spell its numbers in it. */
export const quantity = ofKind('quantity', filled())

/** A quantity in a table; empty where there is nothing. */
export const cell = ofKind('quantity', z.string().trim())

export const identifier = ofKind(
  'id',
  formed(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case words joined by hyphens, without / and #, for example "from-zero"',
  ),
)

export const pageId = ofKind('pageId', field(identifier, ['Page', 'Id of a page in routes.json']))
export const figureId = ofKind('figureId', field(identifier, ['Figure', 'Id of a figure in figures.json']))

export const drawingName = ofKind('drawing', identifier.meta({ label: 'Drawing' }))

export const fileName = ofKind(
  'fileName',
  formed(
    // Gatsby makes pictures of files with these endings alone. A JSON Schema has no flag for capitals.
    /^[^/\\]+\.(jpe?g|JPE?G|png|PNG|webp|WEBP|avif|AVIF)$/,
    'must be the name of a JPEG, PNG, WebP or AVIF in data/images, such as "IMG_1234.JPG". Export HEIC as JPEG',
  ).meta({ hint: 'Name of a picture in data/images, with its ending' }),
)

/** The name of the picture that takes its place in the dark theme, if there is one. */
export const darkTwin = (name: string) => name.replace(/\.\w+$/, '-dark$&')

export const sign = field(ofKind('sign', choice(signs)), ['Sign', 'A small drawing of what the words are about'])

export const path = formed(
  /^\/$|^(\/[a-z0-9-]+)+$/,
  'must be a path of small letters, digits and hyphens that starts with a slash and does not end with one',
)

const fullAddress = 'must be a full address that starts with https://'
/** @param form what it must be, in words for who writes it */
const addressAs = (form: string) => z.url({ protocol: /^https$/, error: form }).meta({ form })
export const webAddress = addressAs(fullAddress)

/** A value of its own in each language. */
const inEachLanguage = <Schema extends z.ZodType>(one: Schema) =>
  z.strictObject(byLanguage((code) => one.meta({ label: nameOfLanguage(code) })))

export const localizedOf = (one: z.ZodString) => ofKind('localized', inEachLanguage(one))
export const localized = localizedOf(verbatim)

export const language = ofType(
  'Language',
  field(z.enum(languages).meta({ choices: byLanguage(nameOfLanguage) }), ['Language', 'Languages of the site']),
)

const interests: Record<OptionOf<'interest'>, string> = {
  'ecommerce-zero': 'A shop from zero',
  'ecommerce-established': 'An established shop',
  'ecommerce-underperforming': 'A shop that sells little',
  'marketing-performance': 'Marketing and performance',
  'strategic-consulting': 'Strategic consulting',
  'training-support': 'Training and support',
  other: 'Other (English form)',
  altro: 'Other (Italian form)',
}

/** An interest of the contact form (R-FORM-2). */
export const interest = ofKind('interest', choice(interests))

export const ownInterest = ofKind('interest', identifier.meta({}))

/** Address of one document in each language, on the service that holds the policies. */
export const policyAddress = ofKind('policyAddress', inEachLanguage(webAddress))

/** A link is to a page, to an element of a page, to an element of this page, or to another site. */
export const link = ofKind(
  'link',
  z
    .strictObject({
      label: field(text, ['Label', 'What the visitor reads; it says where the link goes']),
      page: pageId.optional(),
      anchor: field(identifier.optional(), [
        'Section to scroll to',
        'Id of the section to scroll to, on this page or on `page`',
      ]),
      interest: field(interest.optional(), ['Interest', 'Interest that the form at the target preselects']),
      url: field(webAddress.optional(), ['Other site', 'Full address on another site, in place of all these']),
    })
    .refine(
      ({ page, anchor, interest, url }) => (url ? !(page ?? anchor ?? interest) : (page ?? anchor)),
      'needs a `page`, an `anchor` or both; or alone the `url` of another site',
    ),
)

const target = addressAs(`${fullAddress}, or null (without quotes) while it is not online`).nullable().meta({
  hint: 'Full address, or null while it is not online yet',
})

/** Actions whose document or calendar may not be online yet, and where they lead. */
export const actionTargets = z.strictObject({
  freeCall: target.meta({ label: 'Free call' }),
  caseStudy: target.meta({ label: 'Case study' }),
  brochure: target.meta({ label: 'Brochure' }),
  courseCatalogue: target.meta({ label: 'Course catalogue' }),
})
const actionNames = Object.entries(actionTargets.shape).map(([key, part]) => [key, wordsOf(part).label ?? key])
export const actionId = ofKind('actionId', actionTargets.keyof().meta({ choices: Object.fromEntries(actionNames) }))
