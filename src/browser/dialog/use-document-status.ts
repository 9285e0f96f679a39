import { useEffect, useState } from 'react'

import { cacheLifetime, limits, pauseBefore, retries } from '../../contract/constants'

/** Until when each document counts as there. */
const freshUntil = new Map<string, number>()

/** Another origin's document cannot be read, but an opaque answer says that it is there. */
async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(limits.document),
    })
    freshUntil.set(address, performance.now() + cacheLifetime)
    return true
  } catch {
    return false
  }
}

/** Whether a document can be reached, under the fetch policy of R-POLICY-2. `retry` asks again at once, for a new frame. */
export function useDocumentStatus(address: string) {
  const [isUnreachable, setUnreachable] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const [round, setRound] = useState(0)
  function retry() {
    setLoaded(false)
    setRound((last) => last + 1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: retry is the same in each round.
  useEffect(() => {
    if (performance.now() < (freshUntil.get(address) ?? 0)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isEnded = false
    async function attempt(count: number) {
      const isReached = await isReachable(address)
      if (isEnded) return
      setUnreachable(!isReached)
      // The frame tried when this did, and shows the browser's error page.
      if (isReached && count > 0) return retry()
      if (!isReached && count < retries) timer = setTimeout(attempt, pauseBefore(count), count + 1)
    }
    void attempt(0)
    return () => {
      isEnded = true
      clearTimeout(timer)
    }
  }, [address, round])
  return { isUnreachable, isLoading: !isLoaded && !isUnreachable, round, onLoad: () => setLoaded(true), retry }
}
