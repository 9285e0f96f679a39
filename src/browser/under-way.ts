import { phrase } from './phrase'

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
  say(phrase('forms:sending'))
  return () => {
    button.removeAttribute('aria-disabled')
    say(...idle)
  }
}
