import { afterNextFrame } from './after-next-frame'
import { type FormValues, trapName, type Webhook, webhooks } from './form-definition'
import { text } from './texts'

/**
 * Runs in the build and in the browser: the contract of a form. React writes these attributes into its HTML when the site is
 * built (src/forms), and src/browser reads and changes them there. Both name the form's `data-` attributes by this file;
 * toasts alone also read `data-field` and `data-toast-subject`, to keep clear of what the visitor works at.
 */

/** What can be wrong with a field; each has its message in locales/<language>/forms.json. */
export type Problem = 'required' | 'tooLong' | 'email' | 'consent'

/** Problem of each bad field by its name, in the order of the form. */
export type Problems = ReadonlyMap<string, Problem>

/** Every form that posts to a webhook. */
export const formSelector = 'form[data-form]'

/** What a form says of itself. */
export type AboutForm = {
  /** Key of its draft, and prefix of its ids: one for each form of the site. */
  id: string
  /** Where it posts its values. Its definition is found by this. */
  webhook: Webhook
  /** The site, or the place on it, that the payload names. */
  source: string
  /** The interest of its page: chosen at first, or part of the payload where visitors choose none. Empty for none. */
  interest: string
}

export const formAttributes = ({ id, webhook, source, interest }: AboutForm) => ({
  'data-form': id,
  'data-webhook': webhook,
  'data-source': source,
  'data-interest': interest,
})

export const idOf = ({ dataset }: HTMLFormElement): string => dataset.form ?? ''

export function webhookOf({ dataset }: HTMLFormElement): Webhook {
  const webhook = webhooks.find((name) => name === dataset.webhook)
  if (!webhook) throw new Error(`No form posts to "${dataset.webhook}".`)
  return webhook
}

/** Values of the payload that stand where visitors fill in none. */
export const fixedValues = ({ dataset: { source = '', interest = '' } }: HTMLFormElement) => ({ source, interest })

export const pageForms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>(formSelector)]

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether something is a control that a visitor fills; the trap is for robots. */
export const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement) &&
  target.name !== trapName

/** What 1Password, LastPass, Bitwarden and Dashlane read to leave the trap alone. */
export const trapAttributes = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
}

export const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl)

/** Value of a ticked checkbox; that of an empty one is empty. */
const ticked = 'on'

const isCheckbox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

export function readValue(control: Control): string {
  if (isCheckbox(control)) return control.checked ? ticked : ''
  return control.value
}

/** What stands in each control now. */
export const readValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, readValue(control)]))

/** What the page put into a control: only a select may have a choice at first. */
export const initialValue = (control: Control): string =>
  control.querySelector<HTMLOptionElement>('[selected]')?.value ?? ''

/** The last option of a select knows its values in the other languages: drafts and addresses may have those. */
export const optionAttributes = (elsewhere: readonly string[]) => ({ 'data-also': elsewhere.join(' ') })

/** This page's option for a value of any language (`other`, `altro`). */
export const ownOption = ({ options }: HTMLSelectElement, value: string): string | undefined =>
  [...options].find((option) => [option.value, ...(option.dataset.also?.split(' ') ?? [])].includes(value))?.value

/** Puts a value into a control; in place of an option that its select does not know, what the page chose. */
export function writeValue(control: Control, value: string): void {
  if (isCheckbox(control)) control.checked = value !== ''
  else if (control instanceof HTMLSelectElement) control.value = ownOption(control, value) ?? initialValue(control)
  else control.value = value
}

/** The element around a field, its label and its messages, which are paragraphs. */
export const fieldAttributes = { 'data-field': '' }

/** The message beside a field for one thing that can be wrong with it. */
export const messageAttributes = (formId: string, field: string, problem: Problem) => ({
  id: `${formId}-${field}-${problem}`,
  hidden: true,
})

export const rooms = ['left', 'over'] as const
type Room = (typeof rooms)[number]

/** The words for letters that are left, or too many; their number stands in a `b`. */
export const roomAttributes = (room: Room) => ({ 'data-room': room, hidden: true })

/** Says below a text area how many letters are left, or too many; undefined hides the words. */
export function showRoom(control: Control, room?: Room, letters = ''): void {
  for (const words of control.closest('[data-field]')?.querySelectorAll<HTMLElement>('[data-room]') ?? []) {
    words.hidden = words.dataset.room !== room
    if (!words.hidden) words.querySelector('b')?.replaceChildren(letters)
  }
}

/**
 * Takes the checks over from the browser, or gives them back. Firefox calls a field that is `required` and still empty wrong,
 * although nobody has checked it; `aria-required` stays and says no more than it should.
 */
export function takeChecks(form: HTMLFormElement, areOurs = true): void {
  form.noValidate = areOurs
  for (const control of form.querySelectorAll<Control>('[aria-required]')) control.required = !areOurs
}

/** Hides the messages beside a field. */
export function hideProblem(control: Control): void {
  for (const message of control.closest('[data-field]')?.querySelectorAll('p') ?? []) message.hidden = true
  control.removeAttribute('aria-invalid')
  control.removeAttribute('aria-describedby')
}

function showProblem(form: HTMLFormElement, control: Control, problem: Problem): void {
  const { id } = messageAttributes(idOf(form), control.name, problem)
  const message = document.getElementById(id)
  if (message) message.hidden = false
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', id)
}

/** Shows the message of each bad field beside it, hides all others, and focuses the first bad field (R-CHECK-4). */
export function showProblems(form: HTMLFormElement, problems: Problems): void {
  const controls = controlsOf(form)
  for (const control of controls) {
    const problem = problems.get(control.name)
    hideProblem(control)
    if (problem) showProblem(form, control, problem)
  }
  controls.find(({ name }) => problems.has(name))?.focus()
}

/** The button, and the outcomes below it. */
export const sendAttributes = { 'data-toast-subject': '' }

/** What a visitor has pressed: the button of a form, or else a link or button itself. */
const pressed = (element: HTMLElement) => element.querySelector<HTMLElement>('button[type=submit]') ?? element

/** Whether a request of a form, or what else a visitor asked for, is under way. */
export const isUnderWay = (element: HTMLElement): boolean => pressed(element).hasAttribute('aria-disabled')

/**
 * Says that it is under way, on the button of a form in words (R-FORM-8). Not by `disabled`: that would take the keyboard's
 * place on the page away.
 * @returns what ends that. The button gets its own nodes back, which a translator may have changed.
 */
export function showUnderWay(element: HTMLElement): () => void {
  const button = pressed(element)
  const idle = [...button.childNodes]
  const say = (...words: (Node | string)[]) => button !== element && button.replaceChildren(...words)
  button.setAttribute('aria-disabled', 'true')
  say(text('forms:sending'))
  return () => {
    button.removeAttribute('aria-disabled')
    say(...idle)
  }
}

/**
 * How a request ended. A time-out or a broken connection is not a refusal: it leaves open whether the request arrived
 * (R-FORM-11).
 */
export const outcomes = ['success', 'refused', 'offline', 'unconfirmed'] as const
export type Outcome = (typeof outcomes)[number]

/** The words for an outcome. */
export const outcomeAttributes = (outcome: Outcome) => ({ 'data-outcome': outcome, hidden: true })

/**
 * Shows beside the form how its last request ended (R-FORM-11); undefined hides the words. They appear a frame later, so
 * that screen readers speak the same words again.
 * @param live off where a toast says the outcome: then screen readers are silent here
 */
export function showOutcome(form: HTMLFormElement, outcome?: Outcome, live: 'polite' | 'off' = 'polite'): void {
  const all = [...form.querySelectorAll<HTMLElement>('[data-outcome]')]
  all[0]?.parentElement?.setAttribute('aria-live', live)
  for (const element of all) element.hidden = true
  form.dataset.shown = outcome ?? ''
  afterNextFrame(() => {
    for (const element of all) element.hidden = element.dataset.outcome !== form.dataset.shown
  })
}

/** The outcome that stands beside the form. */
export const shownOutcome = (form: HTMLFormElement): string | undefined => form.dataset.shown

/** A form whose code could not be had. */
export const mailingSelector = 'form[data-mailing]'

/** Where the code of a form cannot be had, the browser checks it and opens an e-mail with its content (R-FORM-14). */
export function sendByMail(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  form.dataset.mailing = ''
  takeChecks(form, false)
  // Not through `form.submit`: a control may have that name.
  if (form.reportValidity()) HTMLFormElement.prototype.submit.call(form)
}
