import { attributeOf, setAttribute, withAttribute } from '../contract/attributes'
import { formSelector, messageAttributes, type Outcome, type Problem } from '../contract/form-attributes'
import { type FormValues, trapName, type Webhook, webhooks } from '../contract/form-definition'
import { afterNextFrame } from './after-next-frame'

/** A form in the page, whose HTML the build has made (src/contract/form-attributes.ts): what stands in it, and what it says. */

/** Problem of each bad field by its name, in the order of the form. */
export type Problems = ReadonlyMap<string, Problem>

export const idOf = (form: HTMLFormElement): string => attributeOf(form, 'form')

export function webhookOf(form: HTMLFormElement): Webhook {
  const name = attributeOf(form, 'webhook')
  const webhook = webhooks.find((known) => known === name)
  if (!webhook) throw new Error(`No form posts to "${name}".`)
  return webhook
}

export const pageForms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>(formSelector)]

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether something is a control that a visitor fills; the trap is for robots. */
export const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement) &&
  target.name !== trapName

export const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl)

/** Value of a ticked checkbox; that of an empty one is empty. */
const ticked = 'on'

const isCheckbox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

export function readValue(control: Control): string {
  if (isCheckbox(control)) return control.checked ? ticked : ''
  return control.value
}

export const readValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, readValue(control)]))

/** What the page put into a control: only a select may have a choice at first. */
export const initialValue = (control: Control): string =>
  control.querySelector<HTMLOptionElement>('[selected]')?.value ?? ''

/** This page's option for a value of any language (`other`, `altro`). */
export const ownOption = ({ options }: HTMLSelectElement, value: string): string | undefined =>
  [...options].find((option) => [option.value, ...attributeOf(option, 'also').split(' ')].includes(value))?.value

/** Puts a value into a control; in place of an option that its select does not know, what the page chose. */
export function writeValue(control: Control, value: string): void {
  if (isCheckbox(control)) control.checked = value !== ''
  else if (control instanceof HTMLSelectElement) control.value = ownOption(control, value) ?? initialValue(control)
  else control.value = value
}

/**
 * Takes the checks over from the browser, or gives them back. Firefox calls a field that is `required` and still empty wrong,
 * although nobody has checked it; `aria-required` stays and says no more than it should.
 */
export function takeChecks(form: HTMLFormElement, areOurs = true): void {
  form.noValidate = areOurs
  for (const control of form.querySelectorAll<Control>('[aria-required]')) control.required = !areOurs
}

export function hideProblem(control: Control): void {
  for (const message of control.closest(withAttribute('field'))?.querySelectorAll('p') ?? []) message.hidden = true
  control.removeAttribute('aria-invalid')
  control.removeAttribute('aria-describedby')
}

function showProblem(form: HTMLFormElement, control: Control, problem: Problem): void {
  const { id } = messageAttributes(idOf(form), control.name, problem)
  document.getElementById(id)?.removeAttribute('hidden')
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

/**
 * Shows beside the form how its last request ended (R-FORM-11); undefined hides the words. They appear a frame later, so
 * that screen readers speak the same words again.
 * @param live off where a toast says the outcome: then screen readers are silent here
 */
export function showOutcome(form: HTMLFormElement, outcome?: Outcome, live: 'polite' | 'off' = 'polite'): void {
  const all = [...form.querySelectorAll<HTMLElement>(withAttribute('outcome'))]
  all[0]?.parentElement?.setAttribute('aria-live', live)
  for (const element of all) element.hidden = true
  setAttribute(form, 'shown', outcome)
  afterNextFrame(() => {
    for (const element of all) element.hidden = attributeOf(element, 'outcome') !== shownOutcome(form)
  })
}

export const shownOutcome = (form: HTMLFormElement): string => attributeOf(form, 'shown')

/** Where the code of a form cannot be had, the browser checks it and opens an e-mail with its content (R-FORM-14). */
export function sendByMail(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  setAttribute(form, 'mailing')
  takeChecks(form, false)
  // Not through `form.submit`: a control may have that name.
  if (form.reportValidity()) HTMLFormElement.prototype.submit.call(form)
}
