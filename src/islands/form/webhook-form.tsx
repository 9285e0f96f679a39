import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../components/site-context'
import { type FormDefinition, type FormValues, visibleFields } from '../../forms/definition'
import { buttonStyle } from '../../theme/buttons'
import { wide } from '../../theme/tokens'
import { Consent } from './consent'
import { Field } from './field'
import { MailNote } from './mail-note'
import { Outcomes } from './outcomes'
import { Trap } from './trap'

type WebhookFormProps = {
  /** Key of its draft and its request; one for each form of the site. */
  id: string
  definition: FormDefinition
  /** Id of the heading that names the form. */
  headingId: string
  /** Values that the page itself chooses, for example its interest. */
  initial: FormValues
  /** Label of the button while nothing is being sent. */
  submit: string
  /** Fixed values of the payload: what a lead form asks for, and where it stands. */
  fixed: { interest?: string; source: string }
}

const grid = css({
  display: 'grid',
  gap: '24px',
  // Where two columns would cut the longest option of a select, there is one.
  [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))' },
  '@media print': { display: 'none' },
})
const whole = css({ gridColumn: '1 / -1' })

/** Without scripts the browser opens an e-mail with what was written (R-FORM-14). */
const byMail = { method: 'post', encType: 'text/plain' } as const

/**
 * The HTML of a form that posts to a webhook (form-island.ts sends it). Everything that it ever says stands in it, hidden
 * until it is said. Without scripts the browser validates it and opens an e-mail with its content.
 */
export const WebhookForm = ({ id, definition, headingId, initial, submit, fixed }: WebhookFormProps) => {
  const { t } = useTranslation()
  const { agency } = useSite()
  return (
    <form
      css={grid}
      aria-labelledby={headingId}
      action={`mailto:${agency.email}`}
      {...byMail}
      data-form={id}
      data-interest={fixed.interest}
      data-source={fixed.source}
    >
      {visibleFields(definition).map((field) => (
        <Field key={field.name} formId={id} field={field} initial={initial[field.name]} />
      ))}
      <Consent formId={id} />
      <Trap formId={id} />
      <div css={whole} data-toast-subject>
        <MailNote />
        <button type="submit" css={buttonStyle} data-sending={t('forms:sending')}>
          {submit}
        </button>
        <Outcomes />
      </div>
    </form>
  )
}
