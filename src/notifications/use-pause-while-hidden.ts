import { useEffect } from 'react'

type Handlers = { startPause: () => void; endPause: () => void }

/** Toasts do not run out while nobody can see them: in a hidden tab. */
export function usePauseWhileHidden({ startPause, endPause }: Handlers): void {
  useEffect(() => {
    const onChange = () => (document.hidden ? startPause() : endPause())
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [startPause, endPause])
}
