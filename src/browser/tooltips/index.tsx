import { Provider } from '@radix-ui/react-tooltip'
import { openDelay, skipDelay } from '../../contract/constants'
import { createIsland } from '../island-root'
import { Tooltip, type TooltipProps } from './tooltip'

const island = createIsland('tooltips')

/** The buttons that the visitor has pointed at or reached, and that are still in the page. */
let tooltips: readonly (TooltipProps & { id: number })[] = []

/** How many tooltips there have been. */
let count = 0

/** Fingers hover nothing, and the focus that a press brings says nothing: a click follows both. */
function asksForNote(button: HTMLElement, event: Event): boolean {
  if (event.type === 'pointerover') return event instanceof PointerEvent && event.pointerType === 'mouse'
  return event.type === 'click' ? button.dataset.note !== 'hover' : button.matches(':focus-visible')
}

/**
 * Shows the note of a button, which is its title, in a tooltip; from then on the library hears the button itself. All
 * tooltips are one group: a further one opens at once within 300 ms of another (R-TOAST-4).
 */
export function handle(button: HTMLElement, event: Event): void {
  const note = button.title
  if (!note || !asksForNote(button, event)) return
  button.removeAttribute('title')
  count += 1
  const tooltip = { id: count, button, note, startedBy: event.type }
  tooltips = [...tooltips.filter(({ button: { isConnected } }) => isConnected), tooltip]
  island.render(
    <Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {tooltips.map(({ id, ...props }) => (
        <Tooltip key={id} {...props} />
      ))}
    </Provider>,
  )
}
