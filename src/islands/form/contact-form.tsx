import { useTranslation } from 'react-i18next'
import { useSite } from '../../components/site-context'
import { contactForm } from '../../forms/definition'
import { WebhookForm } from './webhook-form'

type ContactFormProps = {
  headingId: string
  /** Interest that is chosen at first; empty for none. */
  interest: string
}

/** The contact form (R-FORM-1). */
export const ContactForm = ({ headingId, interest }: ContactFormProps) => {
  const { t } = useTranslation()
  const { agency } = useSite()
  return (
    <WebhookForm
      id="contact"
      definition={contactForm}
      headingId={headingId}
      initial={{ interest }}
      submit={t('forms:submit')}
      fixed={{ source: agency.contactSource }}
    />
  )
}
