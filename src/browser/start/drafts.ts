import { formSelector } from '../../contract/form-attributes'
import type { FormValues } from '../../contract/form-definition'
import {
  type Control,
  controlsOf,
  idOf,
  initialValue,
  isControl,
  ownOption,
  pageForms,
  readValue,
  showOutcome,
  takeChecks,
  writeValue,
} from '../form-elements'
import { isUnderWay } from '../under-way'

/**
 * Drafts live in the tab's session: they survive a reload, another page, the other language and a new deploy (R-FORM-13). A
 * draft holds what the visitor typed, chose and ticked, and never what a page preselected. The start script fills forms from
 * drafts and saves every change, before the code of a form is there. Without storage a form works, too.
 */
const draftKey = (formId: string) => `draft:${formId}`

/** Marks a request from its POST to its answer, which a page that was left does not hear. */
const sendingKey = (formId: string) => `sending:${formId}`

/** Asks the storage of the tab. Undefined where the browser refuses: private windows and full storage throw. */
function inSession<Result>(ask: (storage: Storage) => Result): Result | undefined {
  try {
    return ask(sessionStorage)
  } catch {
    return undefined
  }
}

const readSession = (key: string) => inSession((storage) => storage.getItem(key))

/** @returns whether the browser has stored the text, or removed what was there, if there is none */
const writeSession = (key: string, text?: string): boolean =>
  inSession((storage) => {
    if (text === undefined) storage.removeItem(key)
    else storage.setItem(key, text)
    return true
  }) ?? false

/** Anything else that stands in the storage is ignored. */
function readDraft(formId: string): FormValues {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  try {
    const stored: unknown = JSON.parse(readSession(draftKey(formId)) ?? '')
    return Object.fromEntries(Object.entries(stored ?? {}).filter(isText))
  } catch {
    return {}
  }
}

/** @returns false where the browser does not store the draft */
export function saveDraft(formId: string, draft: FormValues): boolean {
  const isEmpty = Object.keys(draft).length === 0
  return writeSession(draftKey(formId), isEmpty ? undefined : JSON.stringify(draft)) || isEmpty
}

export const markSending = (formId: string, isUnderWay: boolean): boolean =>
  writeSession(sendingKey(formId), isUnderWay ? 'yes' : undefined)

/** What an untouched field holds: what the address names (R-FORM-12), else what the page chose. */
function offeredValue(control: Control): string {
  const isInterest = control.name === 'interest' && control instanceof HTMLSelectElement
  const interest = isInterest && new URLSearchParams(location.search).get('interest')
  return (interest && ownOption(control, interest)) || initialValue(control)
}

/** Whether a field holds nothing that a visitor has typed, chosen or ticked. */
const isUntouched = (control: Control): boolean =>
  ['', initialValue(control), offeredValue(control)].includes(readValue(control))

function saveForm(form: HTMLFormElement): boolean {
  const draft = readDraft(idOf(form))
  const touched = controlsOf(form).filter((control) => control.name in draft || !isUntouched(control))
  const values = touched.map((control) => [control.name, readValue(control)])
  return saveDraft(idOf(form), { ...draft, ...Object.fromEntries(values) })
}

/** Saves all forms: some programs fill fields without an event. @returns whether a reload would bring everything back */
export const saveForms = (): boolean => pageForms().map(saveForm).every(Boolean)

/**
 * Fills a form from its draft. The draft wins over what stands in a field, which a browser may have restored from an older
 * page, but not over words in the field that the visitor is in. A field without a draft keeps what somebody typed before
 * the script ran, or what a program or the browser has filled in. Doing so again is safe.
 * @param isKept the browser restored the page from its cache, and its draft was complete. A word that the draft lacks now
 *   was sent from another page
 */
function fill(form: HTMLFormElement, isKept: boolean): void {
  const draft = readDraft(idOf(form))
  for (const control of controlsOf(form)) {
    const isOlder = control.name in draft && control !== document.activeElement
    const wanted = draft[control.name] ?? offeredValue(control)
    if ((isKept || isOlder || isUntouched(control)) && readValue(control) !== wanted) writeValue(control, wanted)
  }
  saveForm(form)
}

function openForms(areKept: boolean): void {
  for (const form of pageForms()) {
    fill(form, areKept)
    // The page of its last request was left before the answer came (R-FORM-11).
    if (readSession(sendingKey(idOf(form))) && !isUnderWay(form)) showOutcome(form, 'unconfirmed')
  }
}

function onChange({ target }: Event): void {
  const form = isControl(target) ? target.form : null
  if (form?.matches(formSelector)) saveForm(form)
}

/** Fills the forms of the page, keeps what is written in them (R-FORM-13), and takes over their checks (R-CHECK-4). */
export function handleDrafts(): void {
  openForms(false)
  for (const form of pageForms()) takeChecks(form)
  for (const type of ['input', 'change'] as const) addEventListener(type, onChange)
  /** Whether the draft has everything that stands in the page. */
  let isSaved = false
  addEventListener('pagehide', () => {
    isSaved = saveForms()
  })
  // By now the browser has restored a form that it restores itself.
  addEventListener('pageshow', ({ persisted }) => openForms(persisted && isSaved))
}
