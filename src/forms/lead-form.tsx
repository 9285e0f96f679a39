import { leadForm } from './form-definitions'
import { toLeadPayload } from './payloads'
import { WebhookForm } from './webhook-form'

type LeadFormProps = { headingId: string; interest: string; source: string; submit: string }

const empty = {}

/** The lead form: on any page that places it (R-FORM-3). */
export const LeadForm = ({ headingId, interest, source, submit }: LeadFormProps) => (
  <WebhookForm
    definition={leadForm(interest)}
    headingId={headingId}
    initial={empty}
    submit={submit}
    toPayload={(values) => toLeadPayload(values, { interest, source, now: new Date() })}
  />
)
