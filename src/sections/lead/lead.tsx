import { graphql } from 'gatsby'
import { ContactDetails } from '../../components/contact-details'
import { headingId } from '../../components/heading'
import { SplitSection } from '../../components/split-section'
import { RequestForm } from '../../forms/request-form'

export const fragment = graphql`
  fragment LeadSection on LeadSection {
    anchor
    tone
    heading
    intro
    ownInterest: interest
    source
    submit
  }
`

/** The lead form, on the pharmacy page or any other page (R-FORM-3). */
export const Lead = ({ ownInterest, source, submit, ...section }: Queries.LeadSectionFragment) => (
  <SplitSection {...section} beside={<ContactDetails />}>
    <RequestForm
      id={`lead-${ownInterest}`}
      webhook="event"
      source={source}
      interest={ownInterest}
      headingId={headingId(section.anchor)}
      submit={submit}
    />
  </SplitSection>
)
