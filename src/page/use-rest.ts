import { useEffect, useState } from 'react'

import { usePainted } from '../motion/use-painted'
import { signal } from '../signals/signals'

/**
 * Whether what lies below the first screen is shown, too. A page that the app opens is painted without it: whoever
 * touched a link waits for half the work, and at its top nothing moves when the rest comes.
 */
export function useRest(): boolean {
  const isThere = usePainted()
  const [cameWhole] = useState(isThere)
  useEffect(() => {
    if (isThere && !cameWhole) window.dispatchEvent(new Event(signal.rest))
  }, [isThere, cameWhole])
  return isThere
}
