import { attributeOf } from '../../contract/attributes'

/** Puts the page of another site that a button names into the place around it, with the focus in it (R-POLICY-3). */
export function handle(button: HTMLElement): void {
  const frame = document.createElement('iframe')
  const attributes = {
    src: attributeOf(button, 'embed'),
    title: button.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
    allow: 'fullscreen',
    referrerpolicy: 'strict-origin-when-cross-origin',
  }
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value)
  button.parentElement?.prepend(frame)
  frame.focus()
}
