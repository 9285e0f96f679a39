import { useEffect, useState } from 'react'

/** False on the server and during hydration, true after: for what only makes sense with JavaScript running. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}
