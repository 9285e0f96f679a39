import { useEffect, useState } from 'react'

import { cacheLifetime, longestPause, retries } from './constants'

/**
 * Pause before a further try: it doubles from one second, up to 30 s.
 * @param attempt 0 for the first pause
 * @returns ms
 */
export function pauseBefore(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, longestPause)
}

/** When each document was reached last. */
const reachedAt = new Map<string, number>()

const wasReachedRecently = (address: string) =>
  Date.now() - (reachedAt.get(address) ?? Number.NEGATIVE_INFINITY) < cacheLifetime

/** Another origin's document cannot be read, but an opaque answer says that it is there. */
async function reach(address: string): Promise<void> {
  await fetch(address, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' })
  reachedAt.set(address, Date.now())
}

/**
 * Tries to reach a document, and tries again after a pause, three times.
 * @param onTry hears of each try whether it succeeded
 * @returns ends the tries
 */
function tryToReach(address: string, onTry: (isReached: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEnded = false
  async function attempt(count: number) {
    const isReached = await reach(address).then(
      () => true,
      () => false,
    )
    if (isEnded) return
    onTry(isReached)
    if (!isReached && count < retries) timer = setTimeout(attempt, pauseBefore(count), count + 1)
  }
  void attempt(0)
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}

/** Whether a document can be reached, under the fetch policy of R-POLICY-2. `retry` asks again at once. */
export function useDocumentStatus(address: string) {
  const [isUnreachable, setUnreachable] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round === 0 && wasReachedRecently(address)) return
    return tryToReach(address, (isReached) => setUnreachable(!isReached))
  }, [address, round])
  return { isUnreachable, retry: () => setRound(round + 1) }
}
