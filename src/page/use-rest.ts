import { startTransition, useEffect, useState } from 'react'

import { onceShown } from '../motion/once-shown'
import { cameAsHtml, signal } from '../signals/signals'

/** The server's page is whole, and so is one that is opened at a place in it: the place may lie anywhere. */
const comesWhole = () => cameAsHtml() || window.location.hash.length > 1

/**
 * Whether what lies below the first screen is shown, too. A page that the app opens is painted without it: whoever
 * touched a link waits for half the work, and at its top nothing moves when the rest comes, a moment later.
 */
export function useRest(): boolean {
  const [cameWhole] = useState(comesWhole)
  const [isThere, setThere] = useState(cameWhole)
  useEffect(() => {
    if (!isThere) onceShown(() => startTransition(() => setThere(true)))
    else if (!cameWhole) window.dispatchEvent(new Event(signal.rest))
  }, [isThere, cameWhole])
  return isThere
}
