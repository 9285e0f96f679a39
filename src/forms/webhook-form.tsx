import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'

import { buttonStyle } from '../components/button'
import { useHydrated } from '../components/use-hydrated'
import { prepareToasts } from '../notifications/notify'
import { useSite } from '../site/site-context'
import { wide } from '../theme/tokens'
import { Consent } from './consent'
import { Field } from './field'
import type { FormDefinition, FormValues } from './form-definition'
import { Outcome } from './outcome'
import { useOnline } from './use-online'
import { useWebhookForm } from './use-webhook-form'
import { consentName } from './validate'

type WebhookFormProps = {
  definition: FormDefinition
  /** Id of the heading that names the form. */
  headingId: string
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

/** Out of sight and out of reach for people; robots fill it in. Its name is none of the payload's. */
const trap = css({ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' })

/** A form that posts to a webhook. Without JavaScript the browser validates it and opens an e-mail with its content. */
export const WebhookForm = ({ definition, headingId, initial, submit: idleLabel, toPayload }: WebhookFormProps) => {
  const { t } = useTranslation()
  const { agency } = useSite()
  const hydrated = useHydrated()
  const isOnline = useOnline()
  const { form, values, consent, problems, outcome, isSubmitting, change, changeConsent, submit } = useWebhookForm({
    definition,
    initial,
    toPayload,
  })
  const errorOf = (name: string) => {
    const problem = problems.get(name)
    if (problem === undefined) return undefined
    return t(problem === 'required' ? `forms:missing.${name}` : `forms:invalid.${problem}`)
  }
  return (
    <form
      ref={form}
      css={grid}
      aria-labelledby={headingId}
      noValidate={hydrated}
      onSubmit={submit}
      onFocus={prepareToasts}
      action={`mailto:${agency.email}`}
      method="post"
      encType="text/plain"
    >
      {definition.fields.map((field) => (
        <Field
          key={field.name}
          formId={definition.id}
          field={field}
          value={values[field.name] ?? ''}
          error={errorOf(field.name)}
          onChange={(value) => change(field.name, value)}
        />
      ))}
      <Consent formId={definition.id} checked={consent} error={errorOf(consentName)} onChange={changeConsent} />
      <div css={trap} aria-hidden="true">
        <label htmlFor={`${definition.id}-website`}>{t('forms:trap')}</label>
        <input
          type="text"
          id={`${definition.id}-website`}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
        />
      </div>
      <noscript>
        <p css={whole}>{t('forms:noScript', { email: agency.email, phone: agency.phone })}</p>
      </noscript>
      <div css={whole}>
        <button type="submit" css={buttonStyle} disabled={isSubmitting}>
          {isSubmitting ? t('forms:sending') : idleLabel}
        </button>
        <Outcome outcome={outcome ?? (isOnline ? undefined : 'offline')} />
      </div>
    </form>
  )
}
