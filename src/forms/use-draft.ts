import { type RefObject, useEffect, useRef, useState } from 'react'

import { prepareToasts } from '../notifications/notify'
import { type Control, controlsOf, isControl, readValue, writeValue } from './controls'
import { remainingAfter, saveDraft } from './draft'
import type { FormValues } from './form-definition'
import { noteWhatIsLeft } from './left-behind'
import { restore } from './restore'

/** Empties a form but for what a draft holds. */
function emptyExcept(form: HTMLFormElement, kept: FormValues): void {
  for (const control of controlsOf(form)) if (!(control.name in kept)) writeValue(control, '')
}

type Hearers = { change: (control: Control) => void; arrive: () => void; leave: () => void }

/** Hears of each change of a form, and of a page that is left whole or brought back whole. Returns what ends that. */
function listen(form: HTMLFormElement, { change, arrive, leave }: Hearers): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const onChange = ({ target }: Event) => isControl(target) && change(target)
  form.addEventListener('input', onChange, { signal })
  form.addEventListener('change', onChange, { signal })
  window.addEventListener('pagehide', leave, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && arrive(), { signal })
  return () => listening.abort()
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
    function arrive() {
      if (element) draft.current = restore(element, formId)
    }
    function change(control: Control) {
      draft.current = { ...draft.current, [control.name]: readValue(control) }
      saveDraft(formId, draft.current)
      onChange(control.name)
    }
    arrive()
    setReady(true)
    if (element.contains(document.activeElement)) prepareToasts()
    return listen(element, { change, arrive, leave: () => noteWhatIsLeft(element, formId) })
  }, [])

  /** After a success: every field is empty, but for what was written while the request was under way. */
  function discard(sent: FormValues): void {
    draft.current = remainingAfter(draft.current, sent)
    if (form.current) emptyExcept(form.current, draft.current)
  }
  return { isReady, discard }
}
