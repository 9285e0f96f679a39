import { type FormEvent, useEffect, useRef, useState } from 'react'

import { trapName } from './constants'
import { readValues } from './controls'
import type { FormDefinition, FormValues } from './form-definition'
import { follow, forgetOutcome, requestOf } from './requests'
import { type Outcome, send } from './send'
import { useDraft } from './use-draft'
import { useFormToasts } from './use-form-toasts'
import { useRequest } from './use-request'
import { type Problems, type Verdict, validate } from './validate'

type Options = { definition: FormDefinition; toPayload: (values: FormValues) => object }

/** What is wrong with the fields, until they change. */
function useProblems() {
  const [problems, setProblems] = useState<Problems>(new Map())
  const forget = (name: string) =>
    setProblems((current) => (current.has(name) ? new Map([...current].filter(([key]) => key !== name)) : current))
  return { problems, setProblems, forget }
}

/** Takes out what stands in the trap: a person whose browser put it there sends the second try. */
function emptyTrap(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(trapName)
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return false
  trap.value = ''
  return true
}

async function refuse(): Promise<Outcome> {
  console.error('The request could not be sent. A field that nobody sees was filled in.')
  return 'refused'
}

function focusFirst(form: HTMLFormElement, { problems }: Verdict): void {
  const [name = ''] = problems.keys()
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}

/**
 * The one form engine: idle → submitting → idle (R-FORM-8). Validates, sends, keeps what was typed
 * until it has arrived, and says how it went.
 */
export function useWebhookForm({ definition, toPayload }: Options) {
  const { id, fields, webhook } = definition
  const form = useRef<HTMLFormElement>(null)
  const { problems, setProblems, forget } = useProblems()
  const { isReady, discard } = useDraft(form, id, forget)
  const request = useRequest(id)
  const { tellProblem, tellOutcome } = useFormToasts(id)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each request empties the form once.
  useEffect(() => {
    if (request.phase === 'settled' && request.outcome === 'success') discard(request.sent)
  }, [request])

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (requestOf(id).phase === 'sending') return
    forgetOutcome(id)
    const values = readValues(event.currentTarget)
    const verdict = validate(fields, values)
    setProblems(verdict.problems)
    if (verdict.toast) tellProblem(verdict.toast)
    if (verdict.problems.size > 0) {
      focusFirst(event.currentTarget, verdict)
      return
    }
    const isTrapped = emptyTrap(event.currentTarget)
    void follow(id, values, () => (isTrapped ? refuse() : send(webhook, toPayload(values)))).then(tellOutcome)
  }

  return { form, isReady, problems, request, submit }
}
