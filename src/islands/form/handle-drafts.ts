import { storeDigests } from './browser-restored'
import { idOf, isControl, pageForms, readValue } from './controls'
import { readDraft, saveDraft } from './draft'
import { notedForms } from './request-note'
import { restore, saveTyped } from './restore'
import { keepInHistory } from './session'

/** Saves a value at every change, before the code of the form is there too. */
function onChange({ target }: Event): void {
  const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-form]')
  if (!form || !isControl(target)) return
  saveDraft(idOf(form), { ...readDraft(idOf(form)), [target.name]: readValue(target) })
}

const restoreForms = () => pageForms().forEach(restore)

/** A request was under way when another page was left. */
function reportRequests(): void {
  if (notedForms().length === 0) return
  import('./form-island').then(({ reportRequests }) => reportRequests(), console.error)
}

/** Some programs fill fields and tell nobody: their letters are saved, too. */
function onPageHide(): void {
  for (const form of pageForms()) {
    saveTyped(form)
    storeDigests(form)
  }
  keepInHistory()
}

/** A browser that fills forms again itself has done so by now. A page that it kept may have a request of another to report. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  restoreForms()
  if (persisted) reportRequests()
}

/**
 * Fills the forms of the page at once from drafts and address, keeps what is written in them (R-FORM-13), and turns the
 * browser's own validation off: the messages stand beside the fields (R-CHECK-4).
 */
export function handleDrafts(): void {
  restoreForms()
  for (const form of pageForms()) form.noValidate = true
  for (const type of ['input', 'change'] as const) addEventListener(type, onChange)
  addEventListener('pagehide', onPageHide)
  addEventListener('popstate', keepInHistory)
  addEventListener('pageshow', onPageShow)
  reportRequests()
}
