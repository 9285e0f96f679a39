import type { FormDefinition, FormValues } from '../../forms/definition'
import type { Language } from '../../i18n/languages'
import { visibleText } from './visible-text'

/**
 * First word and the rest of a full name (R-FORM-6).
 * @example splitName('Maria  Grazia Russo') // { firstName: 'Maria', lastName: 'Grazia Russo' }
 * @example splitName('Maria') // { firstName: 'Maria', lastName: '' }
 */
function splitName(name: string): FormValues {
  const [firstName = '', ...rest] = name.split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/**
 * Body of a form's POST (R-FORM-5, R-FORM-6): its fields in order, without anything invisible at their edges.
 * @param values what stands in the controls, and the values that the section fixes
 * @param request the page's language and source, and the time of the request
 */
export function payloadOf(
  { fields, sendsLanguage }: FormDefinition,
  values: FormValues,
  { language, source, now }: { language: Language; source: string; now: Date },
): FormValues {
  const payload: FormValues = {}
  for (const { name, kind } of fields) {
    const value = visibleText(values[name] ?? '')
    Object.assign(payload, kind === 'fullName' ? splitName(value) : { [name]: value })
  }
  return {
    ...payload,
    timestamp: now.toISOString(),
    source,
    ...(language === sendsLanguage && { language }),
  }
}
