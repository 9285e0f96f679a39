/** What the button says while nothing is being sent: its own nodes, which a translator may have changed. */
const idleLabels = new WeakMap<HTMLElement, Node[]>()

/** Whether a request of the form is under way. */
export const isSending = (form: HTMLFormElement): boolean => form.dataset.sending !== undefined

/**
 * Says on the button that a request is under way (R-FORM-8). Not by `disabled`: that would take the keyboard's place on
 * the page away.
 */
export function showSending(form: HTMLFormElement, sending: boolean): void {
  const button = form.querySelector<HTMLElement>('button[type=submit]')
  if (!button) return
  const idle = idleLabels.get(button) ?? [...button.childNodes]
  idleLabels.set(button, idle)
  form.toggleAttribute('data-sending', sending)
  button.ariaDisabled = sending ? 'true' : null
  button.replaceChildren(...(sending ? [button.dataset.sending ?? ''] : idle))
}
