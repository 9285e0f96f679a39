import { graphql } from 'gatsby'
import { ContactDetails } from '../../components/contact-details'
import { SplitSection } from '../../components/split-section'
import { LeadForm } from '../../islands/form/lead-form'

export const fragment = graphql`
  fragment LeadSection on LeadSection {
    anchor
    tone
    heading
    introduction: intro
    ownInterest: interest
    source
    submit
  }
`

/** The lead form, on the pharmacy page or any other page (R-FORM-3). */
export const Lead = ({ ownInterest, source, submit, introduction, ...section }: Queries.LeadSectionFragment) => (
  <SplitSection {...section} intro={introduction} beside={<ContactDetails />}>
    <LeadForm headingId={`${section.anchor}-heading`} interest={ownInterest} source={source} submit={submit} />
  </SplitSection>
)
