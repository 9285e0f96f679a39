import type phrases from '../../locales/en/forms.json'
import type { Language } from '../i18n/languages'

/**
 * The forms of the site. HTML, validation and payloads follow these definitions; a test checks that the workflow of the
 * automation host does, too. Free of zod: browsers get this file.
 */
export type FormDefinition = {
  /** In the order in which the page shows them and the payload has them. */
  fields: readonly (FieldDefinition | FixedField)[]
  /** The field whose value gets the answer. */
  answersTo: 'email' | 'phone'
  /** The language whose pages send `language`. */
  sendsLanguage?: Language
}

/** A field that visitors fill. Consent and trap belong to every form and are not listed. */
export type FieldDefinition = Named & Kind & { half?: boolean; autoComplete?: string }

/** A value that the section fixes, for example the interest of a lead form. Visitors do not see it. */
type FixedField = { kind: 'fixed'; name: keyof typeof phrases.labels }

/** Words of a field: `labels.<name>` in locales/<language>/forms.json, and `missing.<name>` if it is required. */
type Named =
  | { name: keyof typeof phrases.missing; required: true }
  | { name: keyof typeof phrases.labels; required: false }

type Kind =
  | { kind: 'text' | 'email' | 'tel' }
  /** The payload has its first word as `firstName` and the rest as `lastName` (R-FORM-6). */
  | { kind: 'fullName' }
  | { kind: 'select'; options: Options }
  | { kind: 'textarea'; rows: number }

/** Values of a select. Their words are `options.<name>.<value>` in locales/<language>/forms.json. */
type Options<Value extends Option = Option> = {
  shared: readonly Value[]
  /** The last option has a value of its own in each language (R-FORM-2). */
  last: Readonly<Record<Language, Value>>
}

type Select = keyof typeof phrases.options
export type OptionOf<Name extends Select> = keyof (typeof phrases.options)[Name]
type Option = { [Name in Select]: OptionOf<Name> }[Select]

export type FormValues = Record<string, string>

export const interests: Options<OptionOf<'interest'>> = {
  shared: [
    'ecommerce-zero',
    'ecommerce-established',
    'ecommerce-underperforming',
    'marketing-performance',
    'strategic-consulting',
    'training-support',
  ],
  last: { en: 'other', it: 'altro' },
}

const budgets: Options = {
  shared: ['5k-15k', '15k-50k', '50k-100k', '100k+'],
  last: { en: 'to-evaluate', it: 'da-valutare' },
}

/** The figures that the value of an option says: the form sends the value, and a visitor reads the figures. */
export const budgetFigures: Partial<Record<OptionOf<'budget'>, Readonly<Record<string, number>>>> = {
  '5k-15k': { 'budget-first': 5000, 'budget-second': 15_000 },
  '15k-50k': { 'budget-second': 15_000, 'budget-third': 50_000 },
  '50k-100k': { 'budget-third': 50_000, 'budget-fourth': 100_000 },
  '100k+': { 'budget-fourth': 100_000 },
}

/** What an owner adds to the contact form, behind the fields that are specified (docs/recipes.md). */
export const addedFields: readonly FieldDefinition[] = []

const contactFields: readonly FieldDefinition[] = [
  { name: 'firstName', kind: 'text', required: true, half: true, autoComplete: 'given-name' },
  { name: 'lastName', kind: 'text', required: true, half: true, autoComplete: 'family-name' },
  { name: 'email', kind: 'email', required: true, half: true, autoComplete: 'email' },
  { name: 'company', kind: 'text', required: false, half: true, autoComplete: 'organization' },
  { name: 'interest', kind: 'select', required: true, half: true, options: interests },
  { name: 'budget', kind: 'select', required: false, half: true, options: budgets },
  { name: 'message', kind: 'textarea', required: true, rows: 6 },
]

/** The contact form (R-FORM-1, R-FORM-2, R-FORM-5). */
export const contactForm: FormDefinition = {
  // The mark lets the bundler leave the fields out of the start script, which does not ask for them.
  fields: /* @__PURE__ */ contactFields.concat(addedFields),
  answersTo: 'email',
  sendsLanguage: 'en',
}

/** The lead form, on any page that places it (R-FORM-3, R-FORM-6). */
export const leadForm: FormDefinition = {
  fields: [
    { name: 'name', kind: 'fullName', required: true, autoComplete: 'name' },
    { name: 'email', kind: 'email', required: true, half: true, autoComplete: 'email' },
    { name: 'phone', kind: 'tel', required: true, half: true, autoComplete: 'tel' },
    { name: 'interest', kind: 'fixed' },
    { name: 'message', kind: 'textarea', required: false, rows: 4 },
  ],
  answersTo: 'phone',
}

/** Last parts of the webhooks' addresses, in the inbox and in the workflow of the automation host. */
export const webhooks = ['contact', 'event'] as const
export type Webhook = (typeof webhooks)[number]

export const forms: Record<Webhook, FormDefinition> = { contact: contactForm, event: leadForm }

/** Name of the checkbox of consent, which no payload has (R-FORM-1). */
export const consentName = 'privacyAccepted'
/** Name of the field for robots: none of the payload's, and none that a password manager or an autofill fills. */
export const trapName = 'subject'

/**
 * A complete e-mail address: something, an at sign, and a domain with a dot; no `mailto:`, quotes or `<…>` around it, no
 * letter that nobody sees. Browsers write a quote behind the address as a part of its end: `.xn--it-02t` for `.it”`.
 */
export const emailPattern =
  /^[^\s@,;:<>()."“”«»\p{Cf}]+(\.[^\s@,;:<>()."“”«»\p{Cf}]+)*@([\p{L}\p{M}\p{N}]+(-+[\p{L}\p{M}\p{N}]+)*\.)+(?!xn--[a-z]+-)[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u

export const visibleFields = ({ fields }: FormDefinition): FieldDefinition[] =>
  fields.filter((field) => field.kind !== 'fixed')

export const optionsIn = ({ shared, last }: Options, language: Language): Option[] => [...shared, last[language]]
