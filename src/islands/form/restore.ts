import { changedValues, controlsOf, idOf, writeValue } from './controls'
import { readDraft, saveDraft } from './draft'
import type { FormValues } from './form-definition'
import { clearWhatWasLeft } from './left-behind'

/**
 * Fills a form from its draft when a page is opened: what somebody has typed already is kept, the draft fills the rest. An
 * interest is the visitor's, else the address's (`?interest=`), else the page's (R-FORM-12).
 */
export function restore(form: HTMLFormElement): void {
  const formId = idOf(form)
  clearWhatWasLeft(form)
  const typed = changedValues(form)
  const draft = { ...readDraft(formId), ...typed }
  const interest = new URLSearchParams(window.location.search).get('interest')
  const wanted: FormValues = { ...(interest && { interest }), ...draft }
  for (const control of controlsOf(form)) {
    const value = wanted[control.name]
    if (value !== undefined && !(control.name in typed)) writeValue(control, value)
  }
  saveDraft(formId, draft)
}
