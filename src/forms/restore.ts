import { changedValues, controlsOf, writeValue } from './controls'
import { readDraft, saveDraft } from './draft'
import type { FormValues } from './form-definition'
import { clearWhatWasLeft } from './left-behind'

/**
 * Brings a form and its draft together when the app arrives: what stands there is kept, what was typed before fills the
 * rest. An interest is the visitor's, else the address's (`?interest=`), else the page's (R-FORM-12).
 * @returns the draft
 */
export function restore(form: HTMLFormElement, formId: string): FormValues {
  clearWhatWasLeft(form, formId)
  const typed = changedValues(form)
  const draft = { ...readDraft(formId), ...typed }
  const interest = new URLSearchParams(window.location.search).get('interest')
  const wanted: FormValues = { ...(interest && { interest }), ...draft }
  for (const control of controlsOf(form)) {
    const value = wanted[control.name]
    if (value !== undefined && !(control.name in typed)) writeValue(control, value)
  }
  saveDraft(formId, draft)
  return draft
}
