import { createIsland } from '../island-root'

/** The island of all toasts: one over the other, at an edge of the screen. */
export const toasts = createIsland('toasts')
const place = toasts.container
place.className = 'toasts'
place.dataset.edge = 'bottom'

const isInside = (target: unknown): boolean => target instanceof Node && place.contains(target)

/** What toasts may speak of: a form's button with its outcome, the field with its message, the control just pressed. */
const subjects = '[data-toast-subject], [data-field]:focus-within, :is(main, footer) :focus'

/** How much of an element the toasts cover, in square px. */
function covered(element: Element): number {
  const one = element.getBoundingClientRect()
  const other = place.getBoundingClientRect()
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}

function coveredAt(edge: 'top' | 'bottom'): number {
  place.dataset.edge = edge
  return [...document.querySelectorAll(subjects)].reduce((sum, subject) => sum + covered(subject), 0)
}

/**
 * Puts the toasts at the edge of the screen where they cover less of what they speak of. On a screen too low for both,
 * what has the focus moves to the other edge.
 */
export function keepClear(): void {
  const atBottom = coveredAt('bottom')
  if (atBottom <= coveredAt('top')) place.dataset.edge = 'bottom'
  const inHand = document.activeElement?.closest('[data-field]') ?? document.activeElement
  if (inHand?.matches('main *, footer *') && covered(inHand) > 0)
    inHand.scrollIntoView({ block: place.dataset.edge === 'bottom' ? 'start' : 'end', behavior: 'instant' })
}

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
