import { leadForm } from '../../forms/definition'
import { WebhookForm } from './webhook-form'

type LeadFormProps = { headingId: string; interest: string; source: string; submit: string }

/** The lead form: on any page that places it (R-FORM-3). */
export const LeadForm = ({ headingId, interest, source, submit }: LeadFormProps) => (
  <WebhookForm
    id={`lead-${interest}`}
    definition={leadForm}
    headingId={headingId}
    initial={{}}
    submit={submit}
    fixed={{ interest, source }}
  />
)
