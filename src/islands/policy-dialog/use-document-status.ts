import { QueryClient, useQuery } from '@tanstack/react-query'

import { cacheLifetime, longestPause, retries } from './constants'

const client = new QueryClient()

/**
 * Pause before a further try: it doubles from one second, up to 30 s.
 * @param attempt 0 for the first pause
 * @returns ms
 */
export function pauseBefore(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, longestPause)
}

/** Another origin's document cannot be read, but an opaque answer says that it is there. */
async function reach(address: string): Promise<true> {
  await fetch(address, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' })
  return true
}

/** Whether a document can be reached, under the fetch policy of R-POLICY-2. `retry` asks again at once. */
export function useDocumentStatus(address: string) {
  const queryKey = ['document', address]
  const query = useQuery(
    {
      queryKey,
      queryFn: () => reach(address),
      staleTime: cacheLifetime,
      gcTime: cacheLifetime,
      retry: retries,
      retryDelay: pauseBefore,
      networkMode: 'always',
    },
    client,
  )
  async function retry() {
    // A pause between two tries ends, too: else asking again would wait for it.
    await client.cancelQueries({ queryKey })
    await query.refetch()
  }
  return { isUnreachable: query.failureCount > 0 && !query.isSuccess, retry: () => void retry() }
}
