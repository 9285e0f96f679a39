import { createContainer } from '../container'
import { root } from '../start/dom'

/** The container of all toasts. Its styles put it at the lower edge of the screen, on narrow ones below the bar. */
export const toasts = createContainer('toasts')
const { container } = toasts
container.className = 'toasts'

const isInside = (target: unknown): boolean => target instanceof Node && container.contains(target)

/**
 * Keeps what has the focus clear of the toasts (WCAG 2.4.11). Their height is a part of the scroll padding, which browsers
 * heed when the focus moves; what has the focus when a toast comes is scrolled here.
 */
function keepFocusVisible(): void {
  root.style.setProperty('--toasts', `${container.offsetHeight}px`)
  const control = document.activeElement?.closest('main *, footer *')
  if (!control) return
  const [one, other] = [control.getBoundingClientRect(), container.getBoundingClientRect()]
  if (one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right)
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
new ResizeObserver(keepFocusVisible).observe(container)

/** What had the focus before it came to a toast. */
let origin: EventTarget | null = null

addEventListener('focusin', ({ target, relatedTarget }) => {
  if (isInside(target) && !isInside(relatedTarget)) origin = relatedTarget
})

/** The focus does not go down with a toast: it returns to where it was before. */
export function returnFocus(): void {
  if (!isInside(document.activeElement)) return
  const home = origin instanceof HTMLElement && origin.isConnected ? origin : document.querySelector('main')
  home?.focus({ preventScroll: true })
}
