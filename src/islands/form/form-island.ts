import { type FormValues, visibleFields } from '../../forms/definition'
import { text } from '../texts'
import { notify, prepareToasts } from '../toasts/notify'
import { trapName } from './constants'
import { controlsOf, idOf, isControl, pageForms, readValues, writeValue } from './controls'
import { readDraft, remainingAfter, saveDraft } from './draft'
import { holdLinks } from './hold-links'
import { hideMessages, showMessages } from './messages'
import { definitionOf, requestOf } from './request'
import { forgetRequest, notedForms, noteOutcome, noteSending, readNote } from './request-note'
import { type Outcome, send } from './send'
import { showOutcome, showsOutcome } from './show-outcome'
import { isSending, showSending } from './show-sending'
import { type Verdict, validate } from './validate'

/** Forms whose request has arrived and that nobody has touched since. */
const justSent = new WeakSet<HTMLFormElement>()

const showProblem = (problem: NonNullable<Verdict['toast']>) =>
  notify('results', { kind: 'error', title: text('forms:error'), text: text(`forms:toast.${problem}`) })

/** Every failure has the same words in the toast (R-FORM-10). Beside the form the outcome is spoken in more words. */
function showResult(outcome: Outcome, isSilent: boolean): void {
  if (outcome === 'success')
    notify('results', {
      kind: 'success',
      title: text('forms:success.title'),
      text: text('forms:success.text'),
      isSilent,
    })
  else notify('results', { kind: 'error', title: text('forms:error'), text: text('forms:toast.failure'), isSilent })
}

/** Empties a field that nobody sees. A browser may have filled it for a person, whose second try is sent. */
function emptyTrap(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(trapName)
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return false
  trap.value = ''
  return true
}

async function refuse(): Promise<Outcome> {
  console.error('The request could not be sent. A field that nobody sees was filled in.')
  return 'refused'
}

/** After a success every field is empty, but for what was written while the request was under way (R-FORM-9). */
function discard(form: HTMLFormElement, sent: FormValues): void {
  const remaining = remainingAfter(readValues(form), sent)
  for (const control of controlsOf(form)) if (!(control.name in remaining)) writeValue(control, '')
  saveDraft(idOf(form), remainingAfter(readDraft(idOf(form)), sent))
  if (Object.keys(remaining).length === 0) justSent.add(form)
}

/** Says how a request ended: here, or on the page that the visitor has chosen meanwhile. */
function showAnswer(form: HTMLFormElement, sent: FormValues, outcome: Outcome, isLeaving: boolean): void {
  showSending(form, false)
  if (outcome === 'success') discard(form, sent)
  if (isLeaving) {
    noteOutcome(idOf(form), outcome, false)
    return
  }
  forgetRequest(idOf(form))
  showOutcome(form, outcome)
  showResult(outcome, true)
}

/** Sends a form: idle, then submitting, then idle (R-FORM-8). What was typed is kept until it has arrived. */
async function submit(form: HTMLFormElement): Promise<void> {
  // A repeated click comes while the request is under way, or when it has just arrived.
  if (isSending(form) || justSent.has(form)) return
  showOutcome(form, undefined)
  const values = readValues(form)
  const { problems, toast } = validate(visibleFields(definitionOf(form)), values)
  showMessages(form, problems)
  if (toast) showProblem(toast)
  if (problems.size > 0) return
  showSending(form, true)
  noteSending(idOf(form))
  const { webhook, payload } = requestOf(form, values)
  const answer = emptyTrap(form) ? refuse() : send(webhook, payload)
  await holdLinks(answer, (outcome, isLeaving) => showAnswer(form, values, outcome, isLeaving))
}

/** Says that the connection is lost, unless the form says how a request ended. */
function watchConnection(form: HTMLFormElement): void {
  addEventListener('offline', () => showsOutcome(form) || showOutcome(form, 'offline'))
  addEventListener(
    'online',
    () => form.querySelector('[data-outcome=offline]:not([hidden])') && showOutcome(form, undefined),
  )
}

const started = new WeakSet<HTMLFormElement>()

function start(form: HTMLFormElement): void {
  if (started.has(form)) return
  started.add(form)
  for (const type of ['input', 'change'] as const)
    form.addEventListener(type, ({ target }) => {
      justSent.delete(form)
      if (isControl(target)) hideMessages(form, target.name)
    })
  watchConnection(form)
  // A toast must be able to say that the connection is lost.
  prepareToasts()
}

/** Handles what a visitor does to a form (R-FORM-8 to R-FORM-15). */
export function handleForm(element: HTMLElement, { type }: Event): void {
  if (!(element instanceof HTMLFormElement)) return
  start(element)
  if (type === 'submit') void submit(element)
}

/**
 * Says on this page how a request ended whose page was left: once in a toast, and beside its form as soon as a page has that
 * (R-FORM-11).
 */
export function reportRequests(): void {
  for (const formId of notedForms()) {
    const { outcome, wasSaid } = readNote(formId)
    const form = pageForms().find((candidate) => idOf(candidate) === formId)
    if (form && isSending(form)) continue
    if (form) {
      showOutcome(form, outcome)
      forgetRequest(formId)
    } else noteOutcome(formId, outcome, true)
    if (!wasSaid) showResult(outcome, form !== undefined)
  }
}
