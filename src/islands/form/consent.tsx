import { css } from '@emotion/react'
import { Trans, useTranslation } from 'react-i18next'

import { PolicyLink } from '../../components/policy-link'
import { forcedColors } from '../../theme/tokens'
import { consentName } from './constants'
import { FieldMessage } from './field-message'

const row = css({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  gap: 14,
  // Their places are named: whatever an extension adds beside them takes none of these.
  '& input': {
    gridArea: '1 / 1',
    width: 26,
    height: 26,
    margin: 0,
    accentColor: 'var(--accent)',
    // A browser's own empty box looks disabled on a dark page.
    '&:not(:checked)': {
      appearance: 'none',
      border: '1.5px solid var(--control)',
      borderRadius: 4,
      background: 'var(--paper)',
      [forcedColors]: { appearance: 'auto' },
    },
  },
  '& label': { gridArea: '1 / 2', paddingBlock: 1 },
})

/** The checkbox of consent, with the policy a click away. */
export const Consent = ({ formId }: { formId: string }) => {
  const { t } = useTranslation()
  const id = `${formId}-${consentName}`
  return (
    <div css={css({ gridColumn: '1 / -1' })} data-field>
      <div css={row}>
        <input id={id} name={consentName} type="checkbox" required />
        <label htmlFor={id}>
          <Trans t={t} i18nKey="forms:consent" components={{ policy: <PolicyLink policy="privacy" /> }} />
        </label>
      </div>
      <FieldMessage formId={formId} field={consentName} problem="consent">
        {t('forms:invalid.consent')}
      </FieldMessage>
    </div>
  )
}
