import { type RefObject, useEffect, useRef, useState } from 'react'

import { prepareToasts } from '../notifications/notify'
import { controlsOf, isControl, readValue, writeValue } from './controls'
import { remainingAfter, saveDraft } from './draft'
import type { FormValues } from './form-definition'
import { noteWhatIsLeft } from './left-behind'
import { restore } from './restore'

/** Empties a form but for what a draft holds. */
function emptyExcept(form: HTMLFormElement, kept: FormValues): void {
  for (const control of controlsOf(form)) if (!(control.name in kept)) writeValue(control, '')
}

/**
 * Keeps what is written in a form. Its values live in the controls; this saves them at every change and restores them
 * when the app arrives, or when the browser brings a whole page back.
 * @param onChange hears the name of each control that the visitor changes
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, formId: string, onChange: (name: string) => void) {
  const draft = useRef<FormValues>({})
  const [isReady, setReady] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form keeps its id, and onChange only sets state.
  useEffect(() => {
    const element = form.current
    if (!element) return
    const arrive = () => {
      draft.current = restore(element, formId)
    }
    const leave = () => noteWhatIsLeft(element, formId)
    const returnFromCache = (event: PageTransitionEvent) => event.persisted && arrive()
    function note({ target }: Event) {
      if (!isControl(target)) return
      draft.current = { ...draft.current, [target.name]: readValue(target) }
      saveDraft(formId, draft.current)
      onChange(target.name)
    }
    arrive()
    setReady(true)
    if (element.contains(document.activeElement)) prepareToasts()
    element.addEventListener('input', note)
    element.addEventListener('change', note)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', returnFromCache)
    return () => {
      element.removeEventListener('input', note)
      element.removeEventListener('change', note)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', returnFromCache)
    }
  }, [])

  /** After a success: every field is empty, but for what was written while the request was under way. */
  function discard(sent: FormValues): void {
    draft.current = remainingAfter(draft.current, sent)
    if (form.current) emptyExcept(form.current, draft.current)
  }
  return { isReady, discard }
}
