import { useEffect, useState } from 'react'

import { cacheLifetime, limits, pauseBefore, retries } from '../../contract/constants'

/** When each document was reached last. */
const reachedAt = new Map<string, number>()

/** A clock that was set back since then proves nothing. */
const wasReachedRecently = (address: string) =>
  Math.abs(Date.now() - (reachedAt.get(address) ?? Number.NEGATIVE_INFINITY)) < cacheLifetime

/** Another origin's document cannot be read, but an opaque answer says that it is there. */
async function isThere(address: string): Promise<boolean> {
  try {
    await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(limits.document),
    })
    reachedAt.set(address, Date.now())
    return true
  } catch {
    return false
  }
}

/**
 * Whether a document can be reached, under the fetch policy of R-POLICY-2, and whether its frame has it. A host that was
 * reached may be silent for the frame. `retry` asks again at once, for a new frame.
 */
export function useDocumentStatus(address: string) {
  const [isUnreachable, setUnreachable] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const [isLate, setLate] = useState(false)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round has a frame and a wait of its own.
  useEffect(() => {
    if (isLoaded) return
    const timer = setTimeout(setLate, limits.document, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLoaded, round])
  const retry = () => {
    setLoaded(false)
    setRound((last) => last + 1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: retry is the same in each round.
  useEffect(() => {
    if (round === 0 && wasReachedRecently(address)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isEnded = false
    async function attempt(count: number) {
      const isReached = await isThere(address)
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
  return {
    isUnreachable: isUnreachable || isLate,
    isLoading: !isLoaded && !isLate,
    round,
    onLoad: () => setLoaded(true),
    retry,
  }
}
