/** What toasts may speak of: a form's button with its outcome, the field with its message, the control just pressed. */
const subjects = '[data-toast-subject], [data-field]:focus-within, :is(main, footer) :focus'

function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** How much of an element the toasts cover, in square px. */
const covered = (element: Element, toasts: Element) =>
  overlap(toasts.getBoundingClientRect(), element.getBoundingClientRect())

function coveredAt(edge: 'top' | 'bottom', toasts: HTMLElement): number {
  toasts.dataset.edge = edge
  return [...document.querySelectorAll(subjects)].reduce((sum, subject) => sum + covered(subject, toasts), 0)
}

/**
 * Puts the toasts at the edge of the screen where they cover less of what they speak of. On a screen too low for both,
 * what has the focus moves to the other edge.
 */
export function keepClear(toasts: HTMLElement): void {
  const atBottom = coveredAt('bottom', toasts)
  if (atBottom <= coveredAt('top', toasts)) toasts.dataset.edge = 'bottom'
  const inHand = document.activeElement?.closest('[data-field]') ?? document.activeElement
  if (inHand?.matches('main *, footer *') && covered(inHand, toasts) > 0)
    inHand.scrollIntoView({ block: toasts.dataset.edge === 'bottom' ? 'start' : 'end', behavior: 'instant' })
}
