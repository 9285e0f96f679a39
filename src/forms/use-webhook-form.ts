import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { notify } from '../notifications/notify'
import { clearDraft, readDraft, saveDraft } from './draft'
import type { FormDefinition, FormValues } from './form-definition'
import { send } from './send'
import { consentName, type Verdict, validate } from './validate'

/** How the last submission ended; it stays readable beside the form (product, point 9). */
export type Outcome = 'success' | 'failure' | 'offline'

type Options = {
  definition: FormDefinition
  /** Values of a fresh form, for example the interest of the page. */
  initial: FormValues
  toPayload: (values: FormValues) => object
}

const noProblems: Verdict['problems'] = new Map()

/** An option that the other language's page does not know (`altro`, `other`) must not stay chosen invisibly. */
function knownValues(definition: FormDefinition, values: FormValues): FormValues {
  return Object.fromEntries(
    definition.fields.flatMap(({ name, options }) => {
      const value = values[name]
      if (value === undefined || (options && value !== '' && !options.includes(value))) return []
      return [[name, value]]
    }),
  )
}

/** A slow page can be typed into before it runs: what stands in its controls then is kept. */
function typedBeforeHydration(form: HTMLFormElement | null, initial: FormValues): FormValues {
  const entries = form ? [...new FormData(form)] : []
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== (initial[entry[0]] ?? ''),
    ),
  )
}

/**
 * The one form engine: idle → submitting → idle (specification, section 4). Validates, sends, keeps what was typed
 * until it has arrived, and announces how it went.
 */
export function useWebhookForm({ definition, initial, toPayload }: Options) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const submitting = useRef(false)
  const [isSubmitting, setSubmitting] = useState(false)
  /** What the visitor typed or chose; the rest of the values is the form's own. Only this is kept as a draft. */
  const typed = useRef<FormValues>({})
  const [values, setValues] = useState<FormValues>(initial)
  const [consent, setConsent] = useState(false)
  const [problems, setProblems] = useState(noProblems)
  const [outcome, setOutcome] = useState<Outcome>()

  function type(changes: FormValues): void {
    typed.current = { ...typed.current, ...changes }
    setValues({ ...initial, ...typed.current })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is read once, when the form appears.
  useEffect(() => {
    const chosen = new URLSearchParams(window.location.search).get('interest')
    type(
      knownValues(definition, {
        ...typedBeforeHydration(form.current, initial),
        ...readDraft(definition.id),
        ...(chosen ? { interest: chosen } : {}),
      }),
    )
  }, [])

  function change(name: string, value: string): void {
    type({ [name]: value })
    saveDraft(definition.id, typed.current)
    clearProblem(name)
  }

  function changeConsent(accepted: boolean): void {
    setConsent(accepted)
    clearProblem(consentName)
  }

  function clearProblem(name: string): void {
    setProblems((current) => (current.has(name) ? new Map([...current].filter(([key]) => key !== name)) : current))
  }

  function refuse({ problems: found, toast }: Verdict): void {
    setProblems(found)
    const [first] = found.keys()
    const control = first === undefined ? null : form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
    if (toast) notify('results', { kind: 'error', title: t('forms:error'), text: t(`forms:toast.${toast}`) })
  }

  function finish(succeeded: boolean): void {
    if (succeeded) {
      typed.current = {}
      setValues(initial)
      setConsent(false)
      clearDraft(definition.id)
      notify('results', { kind: 'success', title: t('forms:success.title'), text: t('forms:success.text') })
    } else {
      notify('results', { kind: 'error', title: t('forms:error'), text: t('forms:toast.failure') })
    }
    setOutcome(succeeded ? 'success' : navigator.onLine ? 'failure' : 'offline')
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (submitting.current) return
    setOutcome(undefined)
    const verdict = validate(definition.fields, values, consent)
    if (verdict.problems.size > 0) return refuse(verdict)

    // Only robots fill a field that nobody sees: they get the answer they expect, and nothing is sent.
    const trapped = new FormData(event.currentTarget).get('website') !== ''
    submitting.current = true
    setSubmitting(true)
    const succeeded = trapped || (await send(definition.webhook, toPayload(values)))
    submitting.current = false
    setSubmitting(false)
    finish(succeeded)
  }

  return { form, values, consent, problems, outcome, isSubmitting, change, changeConsent, submit }
}
