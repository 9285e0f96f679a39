import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useSite } from '../../components/site-context'
import { attribute } from '../../contract/attributes'
import { messageAttributes, type Problem } from '../../contract/form-attributes'
import { type FieldDefinition, optionsIn } from '../../contract/form-definition'
import { languages } from '../../i18n/languages'
import { usePhrases } from '../../i18n/use-phrases'
import { forcedColors } from '../../theme/tokens'

const labelStyle = css({
  display: 'block',
  marginBottom: 6,
  fontWeight: 620,
  '& small': { fontSize: '0.9rem', fontWeight: 400, color: 'var(--ink-soft)' },
})

const controlStyle = css({
  width: '100%',
  minHeight: 54,
  padding: '0.8em 1em',
  border: '1.5px solid var(--control)',
  borderRadius: 10,
  backgroundColor: 'var(--paper)',
  color: 'var(--ink)',
  lineHeight: 1.4,
  '&:focus-visible': { borderColor: 'var(--focus)', outlineOffset: 1 },
  '&[aria-invalid="true"]': { borderColor: 'var(--danger)', boxShadow: 'inset 0 0 0 0.5px var(--danger)' },
  '&:autofill': { boxShadow: 'inset 0 0 0 100px var(--mist)', WebkitTextFillColor: 'var(--ink)' },
  'textarea&': { resize: 'vertical', display: 'block' },
  // The arrow of most browsers stands against the border. One that darkens pages changes neither its color nor gradients:
  // this color stands out from both grounds.
  'select&': {
    appearance: 'none',
    paddingInlineEnd: 32,
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, var(--control) 50%), linear-gradient(-45deg, transparent 50%, var(--control) 50%)',
    backgroundSize: '6px 6px',
    backgroundPosition: 'right 18px center, right 12px center',
    backgroundRepeat: 'no-repeat',
  },
  [forcedColors]: { borderColor: 'FieldText', 'select&': { appearance: 'auto' } },
})

const messageStyle = css({ marginTop: 8, color: 'var(--danger)', fontSize: '0.97rem', fontWeight: 600 })

type MessageProps = { formId: string; field: string; problem: Problem; children: ReactNode }

/** The message for one problem of a field. The form shows it when it arises. */
export const Message = ({ formId, field, problem, children }: MessageProps) => (
  <p css={messageStyle} {...messageAttributes(formId, field, problem)}>
    {children}
  </p>
)

const Options = ({ field: { name, options } }: { field: Extract<FieldDefinition, { kind: 'select' }> }) => {
  const { t } = usePhrases()
  const { language } = useSite()
  const shown = optionsIn(options, language)
  // The last option knows its values in the other languages: drafts and addresses may have those.
  const elsewhere = languages.filter((code) => code !== language).map((code) => options.last[code])
  return (
    <>
      <option value="">{t('forms:choose')}</option>
      {shown.map((option) => (
        <option key={option} value={option} {...(option === shown.at(-1) && attribute('also', elsewhere.join(' ')))}>
          {t(`forms:options.${name}.${option}`)}
        </option>
      ))}
    </>
  )
}

type FieldProps = {
  formId: string
  field: FieldDefinition
  initial: string | undefined
}

const FieldControl = ({ formId, field, initial }: FieldProps) => {
  const { name, required, autoComplete } = field
  const shared = {
    id: `${formId}-${name}`,
    css: controlStyle,
    name,
    required,
    'aria-required': required || undefined,
    autoComplete,
  }
  if (field.kind === 'textarea') return <textarea {...shared} rows={field.rows} />
  if (field.kind !== 'select') return <input {...shared} type={field.kind === 'fullName' ? 'text' : field.kind} />
  return (
    <select {...shared} defaultValue={initial}>
      <Options field={field} />
    </select>
  )
}

/** One field: label, control and its messages, wired for assistive technology. Names are those of R-FORM-1 and R-FORM-3. */
export const Field = ({ formId, field, initial }: FieldProps) => {
  const { t } = usePhrases()
  const { name, required, kind, half } = field
  return (
    <div css={css({ gridColumn: half ? 'auto' : '1 / -1' })} {...attribute('field')}>
      <label htmlFor={`${formId}-${name}`} css={labelStyle}>
        {`${t(`forms:labels.${name}`)} `}
        {!required && <small>{`(${t('forms:optional')})`}</small>}
      </label>
      <FieldControl formId={formId} field={field} initial={initial} />
      {required && (
        <Message formId={formId} field={name} problem="required">
          {t(`forms:missing.${name}`)}
        </Message>
      )}
      {kind === 'email' && (
        <Message formId={formId} field={name} problem="email">
          {t('forms:invalid.email')}
        </Message>
      )}
    </div>
  )
}
