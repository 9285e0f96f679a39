import { useTranslation } from 'react-i18next'

import { notify } from '../notifications/notify'
import { isWatched } from './requests'
import type { Outcome } from './send'
import type { Verdict } from './validate'

/** The results of a form (R-FORM-9, R-FORM-10, R-CHECK-2). Every failure has the same words there. */
export function useFormToasts(formId: string) {
  const { t } = useTranslation()

  function tellProblem(problem: NonNullable<Verdict['toast']>): void {
    notify('results', { kind: 'error', title: t('forms:error'), text: t(`forms:toast.${problem}`) })
  }

  function tellOutcome(outcome: Outcome): void {
    const words =
      outcome === 'success'
        ? { kind: 'success' as const, title: t('forms:success.title'), text: t('forms:success.text') }
        : { kind: 'error' as const, title: t('forms:error'), text: t('forms:toast.failure') }
    // Beside the form the outcome is spoken in more words: once is enough.
    notify('results', { ...words, isSilent: isWatched(formId) })
  }
  return { tellProblem, tellOutcome }
}
