import { useTranslation } from 'react-i18next'

import { useSite } from '../../layout/site-context'
import { generalForm } from './form-definitions'
import { WebhookForm } from './webhook-form'

type GeneralFormProps = {
  headingId: string
  /** Interest that is chosen at first; empty for none. */
  interest: string
}

/** The general form (R-FORM-1). */
export const GeneralForm = ({ headingId, interest }: GeneralFormProps) => {
  const { t } = useTranslation()
  const { agency, language } = useSite()
  const source = agency.contactSource
  return (
    <WebhookForm
      definition={generalForm({ language, source })}
      headingId={headingId}
      initial={{ interest }}
      submit={t('forms:submit')}
      fixed={{ source }}
    />
  )
}
