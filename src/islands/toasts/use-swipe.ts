import { type MouseEvent, type PointerEvent, useState } from 'react'

/** A swipe with the mouse leaves focus where it is; controls take it as ever. */
function preventFocusChange(event: MouseEvent) {
  if (!(event.target instanceof Element && event.target.closest('a, button'))) event.preventDefault()
}

/**
 * Swiping a toast away sideways, by touch, pen or mouse.
 * @param threshold distance in px after which it is dismissed
 */
export function useSwipe(threshold: number, onDismiss: () => void) {
  const [start, setStart] = useState<number>()
  const [offset, setOffset] = useState(0)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('a, button'))) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setStart(event.clientX)
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (start !== undefined) setOffset(event.clientX - start)
  }
  function onPointerUp() {
    if (start !== undefined && Math.abs(offset) >= threshold) onDismiss()
    else setOffset(0)
    setStart(undefined)
  }
  /** The browser took the gesture over, for example to scroll: nothing was swiped away. */
  function onPointerCancel() {
    setOffset(0)
    setStart(undefined)
  }
  return {
    offset,
    handlers: { onMouseDown: preventFocusChange, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}
