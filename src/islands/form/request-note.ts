import { isOutcome, type Outcome } from './send'
import { keysWith, readTexts, writeTexts } from './session'

/**
 * A note of a form's request, for the pages after the one that sent it: a page that is left while a request is under way
 * never hears the answer. It goes when the outcome was shown beside the form.
 */
const prefix = 'request:'

export const noteSending = (formId: string): void => writeTexts(prefix + formId, { state: 'sending' })

/** @param wasSaid whether a toast has said it on another page */
export const noteOutcome = (formId: string, outcome: Outcome, wasSaid: boolean): void =>
  writeTexts(prefix + formId, { state: outcome, ...(wasSaid && { said: 'yes' }) })

export const forgetRequest = (formId: string): void => writeTexts(prefix + formId, {})

/** The forms that have a note. */
export const notedForms = (): string[] => keysWith(prefix).map((key) => key.slice(prefix.length))

/** What a note says; unconfirmed where the page was left before the answer came (R-FORM-11). */
export function readNote(formId: string): { outcome: Outcome; wasSaid: boolean } {
  const { state, said } = readTexts(prefix + formId)
  return { outcome: isOutcome(state) ? state : 'unconfirmed', wasSaid: said === 'yes' }
}
