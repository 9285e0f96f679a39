// biome-ignore lint/style/noRestrictedImports: types only; the compiler takes them away.
import type { ContactPayload, LeadPayload } from '../data-model/payloads'
import type { Language } from '../i18n/languages'
import type { FormValues } from './form-definition'

type Payload<Shape> = { [Field in keyof Shape]: string }

const trimmed = (values: FormValues, name: string) => (values[name] ?? '').trim()

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
    firstName: trimmed(values, 'firstName'),
    lastName: trimmed(values, 'lastName'),
    email: trimmed(values, 'email'),
    company: trimmed(values, 'company'),
    interest: trimmed(values, 'interest'),
    budget: trimmed(values, 'budget'),
    message: trimmed(values, 'message'),
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
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** Body of the lead form's POST (R-FORM-6). */
export function toLeadPayload(
  values: FormValues,
  { interest, source, now }: { interest: string; source: string; now: Date },
): Payload<LeadPayload> {
  return {
    ...splitName(trimmed(values, 'name')),
    email: trimmed(values, 'email'),
    phone: trimmed(values, 'phone'),
    interest,
    message: trimmed(values, 'message'),
    timestamp: now.toISOString(),
    source,
  }
}
