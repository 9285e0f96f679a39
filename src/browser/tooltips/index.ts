import { autoUpdate, computePosition, flip, hide, offset, shift, size } from '@floating-ui/dom'
import { attributeOf } from '../../contract/attributes'

import { openDelay, skipDelay } from '../../contract/constants'
import { root } from '../start/dom'
import './styles.css'

/** The one tooltip of the page. It stands in the page while it is open. */
const tooltip = document.createElement('div')
tooltip.id = 'tooltip'
tooltip.className = 'tooltip'
tooltip.setAttribute('role', 'tooltip')

/** The button that the tooltip explains, or will explain when a pointer has rested on it. */
let explained: HTMLElement | undefined
/** Until the tooltip opens or closes. */
let timer: number | undefined
let stopFollowing = () => {}

const isOpen = () => tooltip.isConnected

const isInside = (target: unknown): boolean =>
  target instanceof Node && (tooltip.contains(target) || !!explained?.contains(target))

/** The notes of buttons that have lost their titles: the browser would show a title beside the tooltip. */
const notes = new WeakMap<HTMLElement, string>()

function takeNote(button: HTMLElement): string {
  if (button.title) notes.set(button, button.title)
  button.removeAttribute('title')
  return notes.get(button) ?? ''
}

function close(): void {
  clearTimeout(timer)
  stopFollowing()
  explained?.removeAttribute('aria-describedby')
  explained = undefined
  tooltip.remove()
}

/** Below its button and the words beside it, or above them. Never over the bar, to which anchors keep a distance. */
async function position(button: HTMLElement): Promise<void> {
  if (!button.isConnected) return close()
  const padding = { top: Number.parseFloat(getComputedStyle(root).scrollPaddingTop), bottom: 16, left: 16, right: 16 }
  const { x, y, middlewareData } = await computePosition(button.closest('p, dl > div') ?? button, tooltip, {
    placement: 'bottom-start',
    strategy: 'fixed',
    middleware: [
      offset(4),
      flip({ padding, crossAxis: false }),
      size({
        padding,
        apply: ({ availableHeight }) => tooltip.style.setProperty('max-height', `${availableHeight}px`),
      }),
      shift({ padding, crossAxis: true }),
      hide(),
    ],
  })
  const visibility = middlewareData.hide?.referenceHidden ? 'hidden' : 'visible'
  Object.assign(tooltip.style, { left: `${x}px`, top: `${y}px`, visibility })
}

function show(button: HTMLElement): void {
  close()
  explained = button
  tooltip.textContent = takeNote(button)
  button.setAttribute('aria-describedby', tooltip.id)
  document.body.append(tooltip)
  stopFollowing = autoUpdate(button, tooltip, () => void position(button))
}

/** A pointer opens the tooltip when it has rested on a button, at once where one is open (R-TOAST-4). */
function point(button: HTMLElement): void {
  // It may have left before this code came.
  if (button === explained || !button.matches(':hover')) return
  const wait = isOpen() ? 0 : openDelay
  close()
  explained = button
  takeNote(button)
  timer = window.setTimeout(show, wait, button)
}

/** The tooltip stays for a moment: the pointer may come to read it, or to a further button. */
function leave(): void {
  if (isOpen()) timer = window.setTimeout(close, skipDelay)
  else close()
}

addEventListener('pointerout', ({ pointerType, target, relatedTarget }) => {
  if (pointerType === 'mouse' && isInside(target) && !isInside(relatedTarget)) leave()
})
addEventListener('pointerover', ({ target }) => {
  if (isOpen() && isInside(target)) clearTimeout(timer)
})
addEventListener('pointerdown', ({ target }) => {
  if (!isInside(target)) close()
})
addEventListener('focusout', ({ target }) => {
  // A press on the tooltip takes the focus away, too.
  if (isInside(target) && !tooltip.matches(':hover')) close()
})
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close()
})
// A page that the browser keeps comes back without its tooltip.
addEventListener('pagehide', close)

/** Whether a pointer comes from outside the button, and not from a part of it to another. */
const isEntry = (button: HTMLElement, event: PointerEvent): boolean =>
  event.pointerType === 'mouse' && !(event.relatedTarget instanceof Node && button.contains(event.relatedTarget))

/**
 * Shows the note of a button, which is its title, in a tooltip. Fingers hover nothing, and the focus that a press brings
 * says nothing: a click follows both. A button that does something of its own (`hover`) shows none when it is pressed.
 */
export function handle(button: HTMLElement, event: Event): void {
  if (event.type === 'focusin') {
    if (button.matches(':focus-visible')) show(button)
  } else if (event.type === 'click') {
    if (attributeOf(button, 'note') === 'hover' || (button === explained && isOpen())) close()
    else show(button)
  } else if (event instanceof PointerEvent && isEntry(button, event)) point(button)
}
