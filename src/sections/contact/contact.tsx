import { graphql } from 'gatsby'
import { ContactDetails } from '../../components/contact-details'
import { SplitSection } from '../../components/split-section'
import { ContactForm } from '../../islands/form/contact-form'

export const fragment = graphql`
  fragment ContactSection on ContactSection {
    anchor
    tone
    heading
    intro
    interest
  }
`

/** The contact form with the contact details beside it. */
export const Contact = ({ interest, ...section }: Queries.ContactSectionFragment) => (
  <SplitSection {...section} beside={<ContactDetails />}>
    <ContactForm headingId={`${section.anchor}-heading`} interest={interest ?? ''} />
  </SplitSection>
)
