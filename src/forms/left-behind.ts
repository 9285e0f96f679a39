import { controlsOf, initialValue, readValue, writeValue } from './controls'
import { readTexts, writeTexts } from './session'

/**
 * Reload and Back: the browser itself brings back what stood in a form when its page was left, and by then that may be
 * older than the draft, or sent from elsewhere. Each page leaves a note of what it left, in digests, to tell it from
 * what somebody typed before the app was there.
 */
const key = (formId: string) => `left:${formId}:${window.location.pathname}`

/** FNV-1a, 32 bits: enough to recognise a value, too little to read it. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

export function noteWhatIsLeft(form: HTMLFormElement, formId: string): void {
  writeTexts(
    key(formId),
    Object.fromEntries(controlsOf(form).map((control) => [control.name, digest(readValue(control))])),
  )
}

/** Takes out of a form what only the browser brought back. */
export function clearWhatWasLeft(form: HTMLFormElement, formId: string): void {
  const left = readTexts(key(formId))
  for (const control of controlsOf(form)) {
    if (left[control.name] === digest(readValue(control))) writeValue(control, initialValue(control))
  }
}
