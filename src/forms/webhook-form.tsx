import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'
import { prepareToasts } from '../notifications/notify'
import { useSite } from '../site/site-context'
import { buttonStyle } from '../theme/buttons'
import { wide } from '../theme/tokens'
import { Consent } from './consent'
import { consentName } from './constants'
import { Field } from './field'
import type { FormDefinition, FormValues } from './form-definition'
import { MailNote } from './mail-note'
import { Outcome } from './outcome'
import { Trap } from './trap'
import { useWebhookForm } from './use-webhook-form'
import type { Problems } from './validate'

type WebhookFormProps = {
  definition: FormDefinition
  /** Id of the heading that names the form. */
  headingId: string
  /** Values that the page itself chooses, for example its interest. */
  initial: FormValues
  /** Label of the button while nothing is being sent. */
  submit: string
  toPayload: (values: FormValues) => object
}

const grid = css({
  display: 'grid',
  gap: '24px',
  [wide]: { gridTemplateColumns: '1fr 1fr' },
  '@media print': { display: 'none' },
})
const whole = css({ gridColumn: '1 / -1' })

/** Without scripts the browser opens an e-mail with what was written (R-FORM-14). */
const byMail = { method: 'post', encType: 'text/plain' } as const

/** The words for what is wrong with a control. */
function useMessages(problems: Problems) {
  const { t } = useTranslation()
  return (name: string) => {
    const problem = problems.get(name)
    if (problem === undefined) return undefined
    return t(problem === 'required' ? `forms:missing.${name}` : `forms:invalid.${problem}`)
  }
}

/**
 * A form that posts to a webhook. Its values live in its controls, so that it works before the app is there and loses
 * nothing when the app arrives. Without scripts the browser validates it and opens an e-mail with its content.
 */
export const WebhookForm = ({ definition, headingId, initial, submit: idleLabel, toPayload }: WebhookFormProps) => {
  const { t } = useTranslation()
  const { agency } = useSite()
  const { form, isReady, problems, request, submit } = useWebhookForm({ definition, toPayload })
  const messageFor = useMessages(problems)
  const isSending = request.phase === 'sending'
  return (
    <form
      ref={form}
      css={grid}
      aria-labelledby={headingId}
      data-form={definition.id}
      noValidate={isReady}
      onSubmit={submit}
      onFocus={prepareToasts}
      action={`mailto:${agency.email}`}
      {...byMail}
    >
      {definition.fields.map((field) => (
        <Field
          key={field.name}
          formId={definition.id}
          field={field}
          initial={initial[field.name]}
          error={messageFor(field.name)}
        />
      ))}
      <Consent formId={definition.id} error={messageFor(consentName)} />
      <Trap formId={definition.id} />
      <div css={whole} data-keep-clear>
        {isReady || <MailNote />}
        {/* R-FORM-8. Not `disabled`: that would take the keyboard's place on the page away. */}
        <button type="submit" css={buttonStyle} aria-disabled={isSending || undefined}>
          {isSending ? t('forms:sending') : idleLabel}
        </button>
        <Outcome request={request} />
      </div>
    </form>
  )
}
