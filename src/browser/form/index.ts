import { withAttribute } from '../../contract/attributes'
import type { Outcome } from '../../contract/form-attributes'
import { type FormValues, forms, trapName, visibleFields } from '../../contract/form-definition'
import type { FormPhrase } from '../../contract/island-phrases'
import { afterNextFrame } from '../after-next-frame'
import {
  controlsOf,
  hideProblem,
  idOf,
  isControl,
  readValues,
  shownOutcome,
  showOutcome,
  showProblems,
  takeChecks,
  webhookOf,
  writeValue,
} from '../form-elements'
import { notify, prepareToasts } from '../notify'
import { phrase } from '../phrase'
import { markSending, saveDraft } from '../start/drafts'
import { isUnderWay, showUnderWay } from '../under-way'
import { send } from './request'
import { validate, visibleText } from './validate'

const sayError = (message: FormPhrase, withoutToast?: () => void) =>
  void notify('results', { kind: 'error', title: phrase('forms:error'), text: phrase(message) }, withoutToast)

/** Says that a request has arrived: in a toast, and beside the form with the address or number that gets the answer. */
function showSuccess(form: HTMLFormElement, sent: FormValues): void {
  const sentTo = visibleText(sent[forms[webhookOf(form)].answersTo] ?? '')
  form.querySelector(withAttribute('sent-to'))?.replaceChildren(sentTo)
  showOutcome(form, 'success')
  void notify('results', { kind: 'success', title: phrase('forms:success.title'), text: phrase('forms:success.text') })
}

/** Says that a request has failed: in a toast (R-FORM-10), and beside the form (R-FORM-11). Only one of them is spoken. */
function showFailure(form: HTMLFormElement, outcome: Outcome): void {
  showOutcome(form, outcome, 'off')
  sayError('forms:toast.failure', () => showOutcome(form, outcome))
}

/** Empties the hidden field. A browser may have filled it for a person, whose second try is sent (R-FORM-15). */
function emptyTrap(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(trapName)
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return false
  trap.value = ''
  console.error('The request could not be sent. Its hidden field was filled in.')
  return true
}

/** Empties a form whose request has arrived, but for what was written while that was under way (R-FORM-9). */
function clear(form: HTMLFormElement, sent: FormValues): void {
  const isNew = ([name, value]: [string, string]) => value !== '' && value !== sent[name]
  const remaining = Object.fromEntries(Object.entries(readValues(form)).filter(isNew))
  for (const control of controlsOf(form)) if (!(control.name in remaining)) writeValue(control, '')
  saveDraft(idOf(form), remaining)
}

const isJustSent = (form: HTMLFormElement): boolean =>
  shownOutcome(form) === 'success' && Object.values(readValues(form)).every((value) => value === '')

async function deliver(form: HTMLFormElement, values: FormValues): Promise<Outcome> {
  const showIdle = showUnderWay(form)
  markSending(idOf(form), true)
  const outcome = await send(form, values).catch((error: unknown): Outcome => {
    console.error('The request could not be sent.', error)
    return 'refused'
  })
  markSending(idOf(form), false)
  showIdle()
  return outcome
}

/** Sends a form: idle, then submitting, then idle (R-FORM-8). What was typed is kept until it has arrived. */
async function submit(form: HTMLFormElement): Promise<void> {
  // A repeated click comes while the request is under way, or when it has just arrived.
  if (isUnderWay(form) || isJustSent(form)) return
  const values = readValues(form)
  const { problems, toast } = validate(visibleFields(forms[webhookOf(form)]), values)
  showOutcome(form)
  showProblems(form, problems)
  if (toast) sayError(`forms:toast.${toast}`)
  if (problems.size > 0) return
  const outcome = emptyTrap(form) ? 'refused' : await deliver(form, values)
  if (outcome === 'success') {
    clear(form, values)
    showSuccess(form, values)
  } else showFailure(form, outcome)
  // Its words appear after the next frame, and may lie below the screen.
  afterNextFrame(() => form.querySelector('[aria-live]')?.scrollIntoView({ block: 'nearest' }), 100)
}

/** Handles what a visitor does to a form (R-FORM-8 to R-FORM-15). */
export function handle(element: HTMLElement, { type }: Event): void {
  if (type !== 'submit') prepareToasts()
  if (type !== 'submit' || !(element instanceof HTMLFormElement)) return
  // Code that comes late takes the form back from the browser and its e-mail.
  takeChecks(element)
  void submit(element)
}

for (const type of ['input', 'change'] as const)
  addEventListener(type, ({ target }) => {
    if (isControl(target)) hideProblem(target)
  })
