import { type Control, controlsOf, idOf, readValue } from './controls'
import { readTexts, writeTexts } from './session'

/**
 * After a reload or Back the browser itself fills a form with the values that stood there when the page was left. They may
 * be older than the draft, or sent from another page since. Each page stores digests of the values that it leaves, so that
 * the next load can tell them from values that somebody typed before the start script ran.
 */
const key = (form: HTMLFormElement) => `left:${idOf(form)}:${window.location.pathname}`

/** FNV-1a, 32 bits: enough to recognise a value, too little to read it. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

export function storeDigests(form: HTMLFormElement): void {
  writeTexts(
    key(form),
    Object.fromEntries(controlsOf(form).map((control) => [control.name, digest(readValue(control))])),
  )
}

/** Whether a control holds what stood in it when this page was left: then the browser itself has filled it again. */
export const wasRestoredByBrowser = (form: HTMLFormElement, control: Control): boolean =>
  readTexts(key(form))[control.name] === digest(readValue(control))
