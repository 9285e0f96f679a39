import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'

import { useSite } from '../site/site-context'
import type { Outcome as OutcomeKind } from './use-webhook-form'

const box = css({
  marginTop: 24,
  paddingBlock: 16,
  paddingLeft: 18,
  borderLeft: '3px solid var(--accent)',
  '&[data-outcome="failure"], &[data-outcome="offline"]': { borderColor: 'var(--danger)' },
  '& strong': { display: 'block', fontWeight: 640 },
})

/** How the last submission ended, readable for as long as the visitor stays: a timed toast alone is not enough. */
export const Outcome = ({ outcome }: { outcome: OutcomeKind | undefined }) => {
  const { t } = useTranslation()
  const { agency } = useSite()
  return (
    <div role="status">
      {outcome && (
        <p css={box} data-outcome={outcome}>
          <strong>{t(`forms:outcome.${outcome}.title`)}</strong>{' '}
          {t(`forms:outcome.${outcome}.text`, { email: agency.email, phone: agency.phone })}
        </p>
      )}
    </div>
  )
}
