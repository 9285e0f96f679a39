import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'

import { useSite } from '../../components/site-context'
import { outcomes } from './send'

const box = css({
  marginTop: 24,
  paddingBlock: 16,
  paddingLeft: 18,
  borderLeft: '3px solid var(--danger)',
  '&[data-outcome="success"]': { borderColor: 'var(--accent)' },
  '& strong': { display: 'block', fontWeight: 640 },
})

/**
 * The ways in which a request can end, hidden until one is shown (show-outcome.ts). It stays readable for as long as the
 * visitor does: a timed toast alone is not enough (R-FORM-11).
 */
export const Outcomes = () => {
  const { t } = useTranslation()
  const { agency } = useSite()
  return (
    <div role="status">
      {outcomes.map((outcome) => (
        <p key={outcome} css={box} data-outcome={outcome} hidden>
          <strong>{t(`forms:outcome.${outcome}.title`)}</strong>{' '}
          {t(`forms:outcome.${outcome}.text`, { email: agency.email, phone: agency.phone })}
        </p>
      ))}
    </div>
  )
}
