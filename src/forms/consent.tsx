import { css } from '@emotion/react'
import { Trans, useTranslation } from 'react-i18next'

import { PolicyLink } from '../policies/policy-link'
import { consentName } from './constants'
import { errorStyle } from './field'

const row = css({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  gap: 14,
  '& input': { width: 26, height: 26, margin: 0, accentColor: 'var(--accent)' },
  '& label': { paddingBlock: 1 },
})

type ConsentProps = {
  formId: string
  error: string | undefined
}

/** The checkbox of consent, with the policy a click away. */
export const Consent = ({ formId, error }: ConsentProps) => {
  const { t } = useTranslation()
  const id = `${formId}-${consentName}`
  return (
    <div css={css({ gridColumn: '1 / -1' })} data-field>
      <div css={row}>
        <input
          id={id}
          name={consentName}
          type="checkbox"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>
          <Trans t={t} i18nKey="forms:consent" components={{ policy: <PolicyLink policy="privacy" /> }} />
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} css={errorStyle}>
          {error}
        </p>
      )}
    </div>
  )
}
