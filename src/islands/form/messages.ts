import { controlsOf, idOf } from './controls'
import type { Problem, Problems } from './validate'

/** Id of the message beside a field for one thing that can be wrong with it. */
export const messageId = (formId: string, field: string, problem: Problem): string => `${formId}-${field}-${problem}`

/** Hides the messages beside a field. */
export function hideMessages(form: HTMLFormElement, field: string): void {
  for (const message of form.querySelectorAll<HTMLElement>(`[data-message-of="${field}"]`)) message.hidden = true
  const control = form.elements.namedItem(field)
  if (!(control instanceof HTMLElement)) return
  control.removeAttribute('aria-invalid')
  control.removeAttribute('aria-describedby')
}

function showMessage(form: HTMLFormElement, field: string, problem: Problem): void {
  const message = document.getElementById(messageId(idOf(form), field, problem))
  const control = form.elements.namedItem(field)
  if (!message || !(control instanceof HTMLElement)) return
  message.hidden = false
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', message.id)
}

/** Shows the message of each bad field beside it, hides all others, and focuses the first bad field (R-CHECK-4). */
export function showMessages(form: HTMLFormElement, problems: Problems): void {
  for (const { name } of controlsOf(form)) hideMessages(form, name)
  for (const [field, problem] of problems) showMessage(form, field, problem)
  const [first] = problems.keys()
  const control = first === undefined ? null : form.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
}
