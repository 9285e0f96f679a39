import { type RefObject, useEffect, useRef } from 'react'

type Handlers = { startPause: () => void; endPause: () => void }

/**
 * Toasts wait while the tab is hidden, and while the pointer or the keyboard is on one.
 * @param count of the toasts that are there
 * @returns the handlers of their region
 */
export function usePauses(region: RefObject<HTMLElement | null>, count: number, { startPause, endPause }: Handlers) {
  const isPaused = useRef(false)

  /** Asks the page each time: a toast that goes from under the pointer takes the event of leaving with it. */
  function renew() {
    const isHeld =
      document.hidden || region.current?.matches(':hover') || region.current?.contains(document.activeElement) || false
    if (isHeld === isPaused.current) return
    isPaused.current = isHeld
    if (isHeld) startPause()
    else endPause()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast that has come or gone.
  useEffect(renew, [count])
  useEffect(() => {
    document.addEventListener('visibilitychange', renew)
    return () => document.removeEventListener('visibilitychange', renew)
  })
  const afterChange = () => setTimeout(renew)
  return { onPointerEnter: afterChange, onPointerLeave: afterChange, onFocus: afterChange, onBlur: afterChange }
}
