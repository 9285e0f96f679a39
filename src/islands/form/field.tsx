import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'

import { forcedColors } from '../../theme/tokens'
import { FieldMessage } from './field-message'
import type { FieldDefinition } from './form-definition'

const label = css({
  display: 'block',
  marginBottom: 8,
  fontWeight: 620,
  '& small': { fontSize: '0.9rem', fontWeight: 400, color: 'var(--ink-soft)' },
})

const control = css({
  width: '100%',
  minHeight: 54,
  padding: '0.8em 1em',
  border: '1.5px solid var(--control)',
  borderRadius: 10,
  background: 'var(--paper)',
  color: 'var(--ink)',
  font: 'inherit',
  lineHeight: 1.4,
  '&:focus-visible': { borderColor: 'var(--focus)', outlineOffset: 1 },
  '&[aria-invalid="true"]': { borderColor: 'var(--danger)', boxShadow: 'inset 0 0 0 0.5px var(--danger)' },
  '&:autofill': { boxShadow: 'inset 0 0 0 100px var(--mist)', WebkitTextFillColor: 'var(--ink)' },
  'textarea&': { resize: 'vertical', display: 'block' },
  [forcedColors]: { borderColor: 'FieldText' },
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
  const shared = { id, name: field.name, required: field.required, autoComplete: field.autoComplete }
  return (
    <div css={css({ gridColumn: field.half ? 'auto' : '1 / -1' })} data-field>
      <label htmlFor={id} css={label}>
        {`${t(`forms:labels.${field.name}`)} `}
        {!field.required && <small>{`(${t('forms:optional')})`}</small>}
      </label>
      {field.kind === 'textarea' && <textarea {...shared} rows={field.rows} css={control} />}
      {field.kind === 'select' && (
        <select {...shared} defaultValue={initial} css={control}>
          <option value="">{t('forms:choose')}</option>
          {field.options?.map((option) => (
            <option key={option} value={option}>
              {t(`forms:options.${field.name}.${option}`)}
            </option>
          ))}
        </select>
      )}
      {(field.kind === 'text' || field.kind === 'email' || field.kind === 'tel') && (
        <input {...shared} type={field.kind} css={control} />
      )}
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
