import { sharedBudgets, sharedInterests } from '../../data-model/options'
import { type Language, languageEntries } from '../../i18n/languages'
import { contactMessageRows, leadMessageRows } from './constants'
import type { FormDefinition } from './form-definition'
import { toContactPayload, toLeadPayload } from './payloads'

type GeneralFormOptions = { language: Language; source: string }

/** The general form (R-FORM-1, R-FORM-2). */
export function generalForm({ language, source }: GeneralFormOptions): FormDefinition {
  const last = languageEntries[language].lastOptions
  return {
    id: 'contact',
    webhook: process.env.GATSBY_CONTACT_WEBHOOK_URL ?? '',
    fields: [
      { name: 'firstName', kind: 'text', required: true, half: true, autoComplete: 'given-name' },
      { name: 'lastName', kind: 'text', required: true, half: true, autoComplete: 'family-name' },
      { name: 'email', kind: 'email', required: true, half: true, autoComplete: 'email' },
      { name: 'company', kind: 'text', required: false, half: true, autoComplete: 'organization' },
      { name: 'interest', kind: 'select', required: true, half: true, options: [...sharedInterests, last.interest] },
      { name: 'budget', kind: 'select', required: false, half: true, options: [...sharedBudgets, last.budget] },
      { name: 'message', kind: 'textarea', required: true, rows: contactMessageRows },
    ],
    toPayload: (values, now) => toContactPayload(values, { language, source, now }),
  }
}

type LeadFormOptions = { interest: string; source: string }

/** The lead form, on any page that places it (R-FORM-3). */
export function leadForm({ interest, source }: LeadFormOptions): FormDefinition {
  return {
    id: `lead-${interest}`,
    webhook: process.env.GATSBY_EVENT_WEBHOOK_URL ?? '',
    fields: [
      { name: 'name', kind: 'text', required: true, autoComplete: 'name' },
      { name: 'email', kind: 'email', required: true, half: true, autoComplete: 'email' },
      { name: 'phone', kind: 'tel', required: true, half: true, autoComplete: 'tel' },
      { name: 'message', kind: 'textarea', required: false, rows: leadMessageRows },
    ],
    toPayload: (values, now) => toLeadPayload(values, { interest, source, now }),
  }
}
