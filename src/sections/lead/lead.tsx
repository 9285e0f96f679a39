import { graphql } from 'gatsby'
import { ContactDetails } from '../../components/contact-details'
import { SplitSection } from '../../components/split-section'
import { LeadForm } from '../../islands/form/lead-form'

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
    <LeadForm headingId={`${section.anchor}-heading`} interest={interest ?? ''} source={source} submit={submit} />
  </SplitSection>
)
