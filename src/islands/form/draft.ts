import type { FormValues } from '../../forms/definition'
import { consentName } from './constants'
import { readTexts, writeTexts } from './session'

/**
 * Drafts live in the tab's session: they survive a reload, another page, the other language and a new deploy (R-FORM-13). A
 * draft holds what the visitor typed, chose and ticked, and never what a page preselected.
 */
const key = (formId: string) => `draft:${formId}`

export const readDraft = (formId: string): FormValues => readTexts(key(formId))

export const saveDraft = (formId: string, values: FormValues): void => writeTexts(key(formId), values)

/** What stays of a draft once some values have arrived: what was changed since. Consent is given anew each time. */
export function remainingAfter(draft: FormValues, sent: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => name !== consentName && value !== sent[name]),
  )
}
