import { createIsland } from '../island-root'

/** The island of all toasts: one over the other, at the edge of the column of text. */
export const toasts = createIsland('toasts')
const container = toasts.container
container.className = 'toasts'
container.dataset.edge = 'bottom'

const isInside = (target: unknown): boolean => target instanceof Node && container.contains(target)

/** What toasts may speak of: a form's button with its outcome, fields that are wrong or in hand, the control just pressed. */
const subjects =
  '[data-toast-subject], [data-field] [aria-invalid=true], [data-field]:focus-within, :is(main, footer) :focus'

/** How much of an element the toasts cover, in square px. */
function covered(element: Element): number {
  const one = element.getBoundingClientRect()
  const other = container.getBoundingClientRect()
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}

function coveredAt(edge: 'top' | 'bottom'): number {
  container.dataset.edge = edge
  return [...document.querySelectorAll(subjects)].reduce((sum, subject) => sum + covered(subject), 0)
}

/** The control that has the focus, with its label and message. */
function inHand(): Element | null {
  const control = document.activeElement?.closest('[data-field]') ?? document.activeElement
  return control?.matches('main *, footer *') ? control : null
}

/**
 * Puts the toasts at the edge of the screen where they cover less of what they speak of. On a screen too low for both,
 * what has the focus moves to the other edge.
 */
function keepClear(): void {
  const atBottom = coveredAt('bottom')
  if (atBottom <= coveredAt('top')) container.dataset.edge = 'bottom'
  const control = inHand()
  if (control && covered(control) > 0)
    control.scrollIntoView({ block: container.dataset.edge === 'bottom' ? 'start' : 'end', behavior: 'instant' })
}

/** A new toast comes to the height of the button or link that was pressed: beside it, or above it where it would cover it. */
export function comeNear(toast: Element | null): void {
  if (!toast) return
  container.style.removeProperty('--near')
  const pressed = inHand()
  const control = pressed?.matches('a, button') && pressed.getBoundingClientRect()
  const own = container.getBoundingClientRect()
  // On a phone, toasts are as wide as the screen, and the hand is at its lower edge.
  if (control && control.top > own.height * 1.5 && control.bottom < innerHeight && own.width < innerWidth / 2) {
    const isBeside = own.right < control.left || own.left > control.right
    container.style.setProperty('--near', `${innerHeight - (isBeside ? control.bottom : control.top - 10)}px`)
  }
  keepClear()
}

/** A hand that scrolls has the page: the toasts give way to the control that has the focus, to the other edge if need be. */
function giveWay(): void {
  const control = inHand()
  if (!control || covered(control) === 0) return
  container.style.removeProperty('--near')
  if (covered(control) > 0) container.dataset.edge = container.dataset.edge === 'bottom' ? 'top' : 'bottom'
}
addEventListener('scroll', giveWay)

/** The screen was turned or zoomed, or its keyboard came, which covers the lower edge and moves the upper one out of sight. */
function fitScreen(): void {
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {}
  container.style.setProperty('--above', `${offsetTop}px`)
  container.style.setProperty('--below', `${innerHeight - offsetTop - height}px`)
  container.style.removeProperty('--near')
  giveWay()
}
for (const change of ['resize', 'scroll'] as const) window.visualViewport?.addEventListener(change, fitScreen)

/** What had the focus before it came to a toast. */
let origin: EventTarget | null = null

addEventListener('focusin', ({ target, relatedTarget }) => {
  if (!isInside(target)) keepClear()
  else if (!isInside(relatedTarget)) origin = relatedTarget
})

/** The focus does not go down with a toast: it returns to where it was before. */
export function returnFocus(): void {
  if (!isInside(document.activeElement)) return
  const home = origin instanceof HTMLElement && origin.isConnected ? origin : document.querySelector('main')
  home?.focus({ preventScroll: true })
}
