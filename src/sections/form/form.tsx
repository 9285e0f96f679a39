import { graphql } from 'gatsby'
import { ContactDetails } from '../../components/contact-details'
import { headingId } from '../../components/heading'
import { useSite } from '../../components/site-context'
import { SplitSection } from '../../components/split-section'
import { usePhrases } from '../../i18n/use-phrases'
import { RequestForm } from './request-form'

export const fragment = graphql`
  fragment FormSection on FormSection {
    ...Headed
    interest
    lead {
      interest
      source
      submit
    }
  }
`

/** The contact form (R-FORM-1) or the lead form (R-FORM-3), with the contact details beside it. */
export const Form = ({ interest, lead, ...section }: Queries.FormSectionFragment) => {
  const { t } = usePhrases()
  const { contactSource } = useSite().agency
  const ofContact = { source: contactSource, interest: interest ?? '', submit: t('forms:submit') }
  return (
    <SplitSection {...section} beside={<ContactDetails />}>
      <RequestForm
        id={lead ? `lead-${lead.interest}` : 'contact'}
        webhook={lead ? 'event' : 'contact'}
        headingId={headingId(section.anchor)}
        {...(lead ?? ofContact)}
      />
    </SplitSection>
  )
}
