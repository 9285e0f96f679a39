import { startTransition, useEffect, useState } from 'react'

import { isRunning, signal } from '../signals/signals'

/** The server's page is whole, and one that is opened at a place in it has to be: the place may lie anywhere. */
const comesWhole = () => typeof window === 'undefined' || !isRunning() || window.location.hash.length > 1

/** Runs once the browser has painted what stands now. Returns how to call it off. */
function oncePainted(action: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action)
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * Whether what lies below the first screen is shown, too. A page that the app opens is painted without it: whoever
 * touched a link waits for half the work, and at its top nothing moves when the rest comes, a moment later.
 */
export function useRest(): boolean {
  const [cameWhole] = useState(comesWhole)
  const [isThere, setThere] = useState(cameWhole)
  useEffect(() => {
    if (!isThere) return oncePainted(() => startTransition(() => setThere(true)))
    if (!cameWhole) window.dispatchEvent(new Event(signal.rest))
  }, [isThere, cameWhole])
  return isThere
}
