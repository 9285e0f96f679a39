import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../components/site-context'
import { allOptions, type FieldDefinition, optionsIn } from '../../forms/definition'
import { forcedColors } from '../../theme/tokens'

const control = css({
  width: '100%',
  minHeight: 54,
  padding: '0.8em 1em',
  border: '1.5px solid var(--control)',
  borderRadius: 10,
  backgroundColor: 'var(--paper)',
  color: 'var(--ink)',
  font: 'inherit',
  lineHeight: 1.4,
  '&:focus-visible': { borderColor: 'var(--focus)', outlineOffset: 1 },
  '&[aria-invalid="true"]': { borderColor: 'var(--danger)', boxShadow: 'inset 0 0 0 0.5px var(--danger)' },
  '&:autofill': { boxShadow: 'inset 0 0 0 100px var(--mist)', WebkitTextFillColor: 'var(--ink)' },
  'textarea&': { resize: 'vertical', display: 'block' },
  // The arrow of most browsers stands against the border.
  'select&': {
    appearance: 'none',
    paddingRight: 32,
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, var(--ink) 50%), linear-gradient(-45deg, transparent 50%, var(--ink) 50%)',
    backgroundSize: '6px 6px',
    backgroundPosition: 'right 18px center, right 12px center',
    backgroundRepeat: 'no-repeat',
  },
  [forcedColors]: { borderColor: 'FieldText', 'select&': { appearance: 'auto' } },
})

type SelectField = Extract<FieldDefinition, { kind: 'select' }>

/** The options of a select. The last one knows its values in the other languages: drafts and addresses may have those. */
const Options = ({ field: { name, options } }: { field: SelectField }) => {
  const { t } = useTranslation()
  const { language } = useSite()
  const shown = optionsIn(options, language)
  const elsewhere = allOptions(options).filter((option) => !shown.includes(option))
  return (
    <>
      <option value="">{t('forms:choose')}</option>
      {shown.map((option) => (
        <option key={option} value={option} data-also={option === shown.at(-1) ? elsewhere.join(' ') : undefined}>
          {t(`forms:options.${name}.${option}`)}
        </option>
      ))}
    </>
  )
}

type FieldControlProps = {
  id: string
  field: FieldDefinition
  /** What the page chooses at first in a select. */
  initial: string | undefined
}

/** The control of one field, by its kind. */
export const FieldControl = ({ id, field, initial }: FieldControlProps) => {
  const shared = { id, css: control, name: field.name, required: field.required, autoComplete: field.autoComplete }
  switch (field.kind) {
    case 'textarea':
      return <textarea {...shared} rows={field.rows} />
    case 'select':
      return (
        <select {...shared} defaultValue={initial}>
          <Options field={field} />
        </select>
      )
    case 'fullName':
      return <input {...shared} type="text" />
    default:
      return <input {...shared} type={field.kind} />
  }
}
