import { afterNextFrame } from '../start/after-next-frame'
import type { Outcome } from './send'

const outcomesIn = (form: HTMLFormElement) => form.querySelectorAll<HTMLElement>('[data-outcome]')

/**
 * Shows beside the form how its last request ended (R-FORM-11); undefined hides that. Every outcome stands in the page and
 * is hidden: screen readers speak what appears in the region, the same words again too.
 */
export function showOutcome(form: HTMLFormElement, outcome: Outcome | undefined): void {
  for (const element of outcomesIn(form)) element.hidden = true
  if (!outcome) return
  afterNextFrame(() => {
    for (const element of outcomesIn(form)) element.hidden = element.dataset.outcome !== outcome
  })
}

/** Whether an outcome is shown. */
export const showsOutcome = (form: HTMLFormElement): boolean => [...outcomesIn(form)].some(({ hidden }) => !hidden)
