import type { FormValues } from '../../forms/definition'
import { wasRestoredByBrowser } from './browser-restored'
import { type Control, changedValues, controlsOf, idOf, initialValue, readValue, writeValue } from './controls'
import { readDraft, saveDraft } from './draft'

/** What was put into a control from a draft or an address: nobody has typed it there. */
const filled = new WeakMap<Control, string>()

function typedValues(form: HTMLFormElement): FormValues {
  const changed = changedValues(form)
  const typed = controlsOf(form).filter(
    (control) =>
      control.name in changed && filled.get(control) !== readValue(control) && !wasRestoredByBrowser(form, control),
  )
  return Object.fromEntries(typed.map((control) => [control.name, readValue(control)]))
}

/**
 * Fills a form from its draft when a page is opened: what somebody has typed already is kept, the draft fills the rest. An
 * interest is the visitor's, else the address's (`?interest=`), else the page's (R-FORM-12). Doing so again is safe.
 */
export function restore(form: HTMLFormElement): void {
  const formId = idOf(form)
  const typed = typedValues(form)
  const draft = { ...readDraft(formId), ...typed }
  const interest = new URLSearchParams(window.location.search).get('interest')
  const wanted: FormValues = { ...(interest && { interest }), ...draft }
  for (const control of controlsOf(form)) {
    if (control.name in typed) continue
    writeValue(control, wanted[control.name] ?? initialValue(control))
    filled.set(control, readValue(control))
  }
  saveDraft(formId, draft)
}

/** Saves what somebody has typed, or a program has put, into a form. */
export function saveTyped(form: HTMLFormElement): void {
  const typed = typedValues(form)
  if (Object.keys(typed).length > 0) saveDraft(idOf(form), { ...readDraft(idOf(form)), ...typed })
}
