import { readDraft, remainingAfter, saveDraft } from './draft'
import type { FormValues } from './form-definition'
import type { Outcome } from './send'
import { readTexts, writeTexts } from './session'

/** What becomes of a form's request. It belongs to the visit, not to a page: people move on while it is under way. */
export type RequestState =
  | { phase: 'idle' }
  | { phase: 'sending'; sent: FormValues }
  | { phase: 'settled'; outcome: Outcome; sent: FormValues }

const idle: RequestState = { phase: 'idle' }
const requests = new Map<string, RequestState>()
const watchers = new Map<string, Set<() => void>>()

/** A page that is left whole (language switch, reload) takes the answer with it; this note stays while nobody knows. */
const key = (formId: string) => `sending:${formId}`

export const requestOf = (formId: string): RequestState => requests.get(formId) ?? idle

const isOpen = (request: RequestState) =>
  request.phase === 'sending' || (request.phase === 'settled' && request.outcome === 'unconfirmed')

function set(formId: string, request: RequestState): void {
  requests.set(formId, request)
  writeTexts(key(formId), isOpen(request) ? { since: new Date().toISOString() } : {})
  for (const tell of watchers.get(formId) ?? []) tell()
}

/** @returns what ends the watching */
export function watchRequest(formId: string, tell: () => void): () => void {
  const watching = watchers.get(formId) ?? new Set()
  watchers.set(formId, watching.add(tell))
  return () => void watching.delete(tell)
}

/** Whether a page shows the form, and so the outcome beside it. */
export const isWatched = (formId: string): boolean => (watchers.get(formId)?.size ?? 0) > 0

/** Forgets how the last request ended, once that was shown. */
export function forgetOutcome(formId: string): void {
  if (requestOf(formId).phase === 'settled') set(formId, idle)
}

/** Finds what a page that was left whole did not live to tell. */
export function findUnanswered(formId: string): void {
  if (requestOf(formId).phase !== 'idle' || !readTexts(key(formId)).since) return
  set(formId, { phase: 'settled', outcome: 'unconfirmed', sent: {} })
}

/** Follows a request to its end; after a success what has arrived leaves the draft. */
export async function follow(formId: string, sent: FormValues, request: () => Promise<Outcome>): Promise<Outcome> {
  set(formId, { phase: 'sending', sent })
  const outcome = await request()
  if (outcome === 'success') saveDraft(formId, remainingAfter(readDraft(formId), sent))
  set(formId, { phase: 'settled', outcome, sent })
  return outcome
}
