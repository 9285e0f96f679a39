import { useTranslation } from 'react-i18next'

import { useSite } from '../site/site-context'
import { contactForm } from './form-definitions'
import { toContactPayload } from './payloads'
import { WebhookForm } from './webhook-form'

type ContactFormProps = {
  headingId: string
  /** Interest that is chosen at first; empty for none. */
  interest: string
}

/** The general form (R-FORM-1). */
export const ContactForm = ({ headingId, interest }: ContactFormProps) => {
  const { t } = useTranslation()
  const { agency, language } = useSite()
  return (
    <WebhookForm
      definition={contactForm(language)}
      headingId={headingId}
      initial={{ interest }}
      submit={t('forms:submit')}
      toPayload={(values) => toContactPayload(values, { language, source: agency.contactSource, now: new Date() })}
    />
  )
}
