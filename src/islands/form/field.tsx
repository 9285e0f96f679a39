import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'

import type { FieldDefinition } from '../../forms/definition'
import { FieldControl } from './field-control'
import { FieldMessage } from './field-message'

const label = css({
  display: 'block',
  marginBottom: 8,
  fontWeight: 620,
  '& small': { fontSize: '0.9rem', fontWeight: 400, color: 'var(--ink-soft)' },
})

type FieldProps = {
  /** Prefix of ids: two forms may stand on one page. */
  formId: string
  field: FieldDefinition
  /** What the page chooses at first in a select. */
  initial: string | undefined
}

/** One field: label, control and its messages, wired for assistive technology. Names are those of R-FORM-1 and R-FORM-3. */
export const Field = ({ formId, field, initial }: FieldProps) => {
  const { t } = useTranslation()
  const id = `${formId}-${field.name}`
  return (
    <div css={css({ gridColumn: field.half ? 'auto' : '1 / -1' })} data-field>
      <label htmlFor={id} css={label}>
        {`${t(`forms:labels.${field.name}`)} `}
        {!field.required && <small>{`(${t('forms:optional')})`}</small>}
      </label>
      <FieldControl id={id} field={field} initial={initial} />
      {field.required && (
        <FieldMessage formId={formId} field={field.name} problem="required">
          {t(`forms:missing.${field.name}`)}
        </FieldMessage>
      )}
      {field.kind === 'email' && (
        <FieldMessage formId={formId} field={field.name} problem="email">
          {t('forms:invalid.email')}
        </FieldMessage>
      )}
    </div>
  )
}
