import { useCallback, useEffect, useRef } from 'react'

import { keepClear } from './keep-clear'
import { Toaster } from './toaster'

const isInside = (place: Element | null, target: EventTarget | null) =>
  target instanceof Element && place?.contains(target)

/** Both toasters, one over the other at an edge of the screen. */
export const Toasts = () => {
  const place = useRef<HTMLDivElement>(null)
  /** Where the focus was before it came to a toast. */
  const origin = useRef<EventTarget | null>(null)
  const move = useCallback(() => {
    if (place.current) keepClear(place.current)
  }, [])
  /** The focus does not go down with a toast: it returns to where it was before. */
  const returnFocus = useCallback(() => {
    if (!isInside(place.current, document.activeElement)) return
    const { current } = origin
    const home = current instanceof HTMLElement && current.isConnected ? current : document.querySelector('main')
    home?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    function onFocus({ target, relatedTarget }: FocusEvent) {
      if (!isInside(place.current, target)) move()
      else if (!isInside(place.current, relatedTarget)) origin.current = relatedTarget
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [move])

  return (
    <div ref={place} className="toasts" data-edge="bottom">
      <Toaster name="notices" returnFocus={returnFocus} cardRef={move} />
      <Toaster name="results" returnFocus={returnFocus} cardRef={move} />
    </div>
  )
}
