import { graphql } from 'gatsby'
import { ContactDetails } from '../../components/contact-details'
import { SplitSection } from '../../components/split-section'
import { RequestForm } from '../../forms/request-form'

export const fragment = graphql`
  fragment LeadSection on LeadSection {
    anchor
    tone
    heading
    intro
    interest
    source
    submit
  }
`

/** The lead form, on the pharmacy page or any other page (R-FORM-3). */
export const Lead = ({ interest, source, submit, ...section }: Queries.LeadSectionFragment) => (
  <SplitSection {...section} beside={<ContactDetails />}>
    <RequestForm
      id={`lead-${interest}`}
      webhook="event"
      source={source}
      interest={interest ?? ''}
      headingId={`${section.anchor}-heading`}
      submit={submit}
    />
  </SplitSection>
)
