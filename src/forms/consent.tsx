import { css } from '@emotion/react'
import { Trans, useTranslation } from 'react-i18next'

import { PolicyLink } from '../policies/policy-link'
import { errorStyle } from './field'
import { consentName } from './validate'

const row = css({
  display: 'grid',
  gridTemplateColumns: '26px 1fr',
  gap: 14,
  '& input': { width: 26, height: 26, margin: 0, accentColor: 'var(--accent)' },
  '& label': { paddingBlock: 1 },
})

type ConsentProps = {
  formId: string
  checked: boolean
  error: string | undefined
  onChange: (accepted: boolean) => void
}

/** The checkbox of consent, with the policy a click away. */
export const Consent = ({ formId, checked, error, onChange }: ConsentProps) => {
  const { t } = useTranslation()
  const id = `${formId}-${consentName}`
  return (
    <div css={css({ gridColumn: '1 / -1' })}>
      <div css={row}>
        <input
          id={id}
          name={consentName}
          type="checkbox"
          required
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
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
