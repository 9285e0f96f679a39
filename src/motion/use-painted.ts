import { createContext, startTransition, useContext, useEffect, useState } from 'react'

import { isRunning } from '../signals/signals'
import { onceShown } from './once-shown'

/** Whether an island takes over the server's HTML: it does so while the app runs (`src/components/island`). */
export const ServersHtml = createContext(false)

/** The server's page is there, and one that is opened at a place in it comes whole: the place may lie anywhere. */
const isThereAlready = () => typeof window === 'undefined' || !isRunning() || window.location.hash.length > 1

/**
 * Whether what can follow a page that the app opens may come: once its first screen is painted, a moment later. True from
 * the beginning in the server's page.
 */
export function usePainted(): boolean {
  const isServers = useContext(ServersHtml)
  const [isPainted, setPainted] = useState(() => isServers || isThereAlready())
  useEffect(() => {
    if (!isPainted) onceShown(() => startTransition(() => setPainted(true)))
  }, [isPainted])
  return isPainted
}
