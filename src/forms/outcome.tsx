import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'

import { useSite } from '../site/site-context'
import type { RequestState } from './requests'
import { useOnline } from './use-online'

const box = css({
  marginTop: 24,
  paddingBlock: 16,
  paddingLeft: 18,
  borderLeft: '3px solid var(--danger)',
  '&[data-outcome="success"]': { borderColor: 'var(--accent)' },
  '& strong': { display: 'block', fontWeight: 640 },
})

/**
 * How the last request ended, readable for as long as the visitor stays: a timed toast alone is not enough. Before
 * that, that the connection is lost.
 */
export const Outcome = ({ request }: { request: RequestState }) => {
  const { t } = useTranslation()
  const { agency } = useSite()
  const isOnline = useOnline()
  const settled = request.phase === 'settled' ? request.outcome : undefined
  const outcome = settled ?? (isOnline ? undefined : 'offline')
  return (
    <div role="status">
      {outcome && (
        // Drawn anew once a request has ended: the same words are spoken again.
        <p key={settled ? 'settled' : 'before'} css={box} data-outcome={outcome}>
          <strong>{t(`forms:outcome.${outcome}.title`)}</strong>{' '}
          {t(`forms:outcome.${outcome}.text`, { email: agency.email, phone: agency.phone })}
        </p>
      )}
    </div>
  )
}
