import { useCallback, useEffect, useSyncExternalStore } from 'react'

import { findUnanswered, forgetOutcome, type RequestState, requestOf, watchRequest } from './requests'

const idle: RequestState = { phase: 'idle' }

/** The request of a form, wherever it was sent from; its outcome is forgotten once the page that showed it is left. */
export function useRequest(formId: string): RequestState {
  const watch = useCallback((tell: () => void) => watchRequest(formId, tell), [formId])
  const request = useSyncExternalStore(
    watch,
    () => requestOf(formId),
    () => idle,
  )
  useEffect(() => {
    findUnanswered(formId)
    return () => forgetOutcome(formId)
  }, [formId])
  return request
}
