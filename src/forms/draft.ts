import type { FormValues } from './form-definition'

/** Drafts live in the tab's session: they survive a reload, a full load in the other language and a new deploy. */
const key = (formId: string) => `draft:${formId}`

/** Private windows and full quotas throw: a form without drafts still works. */
function quietly<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** What was typed before, or nothing. Consent is never part of it. */
export function readDraft(formId: string): FormValues {
  const stored = quietly<unknown>(() => JSON.parse(sessionStorage.getItem(key(formId)) ?? '{}'))
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

export function saveDraft(formId: string, values: FormValues): void {
  quietly(() => sessionStorage.setItem(key(formId), JSON.stringify(values)))
}

export function clearDraft(formId: string): void {
  quietly(() => sessionStorage.removeItem(key(formId)))
}
