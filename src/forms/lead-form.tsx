import { leadForm } from './form-definitions'
import { toLeadPayload } from './payloads'
import { WebhookForm } from './webhook-form'

type LeadFormProps = { headingId: string; interest: string; source: string; submit: string }

const empty = {}

/** The lead form: the pharmacy event's (specification, section 3), and that of any page that places it. */
export const LeadForm = ({ headingId, interest, source, submit }: LeadFormProps) => (
  <WebhookForm
    definition={leadForm(interest)}
    headingId={headingId}
    initial={empty}
    submit={submit}
    toPayload={(values) => toLeadPayload(values, { interest, source, now: new Date() })}
  />
)
