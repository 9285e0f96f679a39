// biome-ignore lint/style/noRestrictedImports: types only; the compiler takes them away.
import type { ContactPayload, LeadPayload } from '../../data-model/payloads'
import type { Language } from '../../i18n/languages'
import type { FormValues } from './form-definition'
import { visibleText } from './visible-text'

type Payload<Shape> = { [Field in keyof Shape]: string }

const visible = (values: FormValues, name: string) => visibleText(values[name] ?? '')

/**
 * Body of the general form's POST (R-FORM-5). Fields left empty are sent as `""`;
 * only English pages send `language`.
 * @param now time of the request
 */
export function toContactPayload(
  values: FormValues,
  { language, source, now }: { language: Language; source: string; now: Date },
): Payload<ContactPayload> {
  return {
    firstName: visible(values, 'firstName'),
    lastName: visible(values, 'lastName'),
    email: visible(values, 'email'),
    company: visible(values, 'company'),
    interest: visible(values, 'interest'),
    budget: visible(values, 'budget'),
    message: visible(values, 'message'),
    timestamp: now.toISOString(),
    source,
    ...(language === 'en' && { language }),
  }
}

/**
 * First word and the rest of a full name (R-FORM-6).
 * @example splitName(' Maria  Grazia Russo ') // { firstName: 'Maria', lastName: 'Grazia Russo' }
 * @example splitName('Maria') // { firstName: 'Maria', lastName: '' }
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = visibleText(name).split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** Body of the lead form's POST (R-FORM-6). */
export function toLeadPayload(
  values: FormValues,
  { interest, source, now }: { interest: string; source: string; now: Date },
): Payload<LeadPayload> {
  return {
    ...splitName(visible(values, 'name')),
    email: visible(values, 'email'),
    phone: visible(values, 'phone'),
    interest,
    message: visible(values, 'message'),
    timestamp: now.toISOString(),
    source,
  }
}
