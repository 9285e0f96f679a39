import { type RefObject, useEffect, useRef } from 'react'

type Handlers = { startPause: () => void; endPause: () => void }

/** Toasts do not run out while nobody can see them: in a hidden tab. */
function usePauseWhileHidden({ startPause, endPause }: Handlers): void {
  useEffect(() => {
    const onChange = () => (document.hidden ? startPause() : endPause())
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [startPause, endPause])
}

/** Toasts wait while the tab is hidden, and while the pointer or the keyboard is on one. Returns the region's handlers. */
export function usePauses(region: RefObject<HTMLElement | null>, handlers: Handlers) {
  const isHovered = useRef(false)
  usePauseWhileHidden(handlers)

  function resume() {
    if (!isHovered.current && !region.current?.contains(document.activeElement)) handlers.endPause()
  }
  return {
    onPointerEnter: () => {
      isHovered.current = true
      handlers.startPause()
    },
    onPointerLeave: () => {
      isHovered.current = false
      resume()
    },
    onFocus: handlers.startPause,
    onBlur: resume,
  }
}
