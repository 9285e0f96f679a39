import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ContactDetails } from '../../components/contact-details'
import { SplitSection } from '../../components/split-section'
import { ContactForm } from '../../islands/form/contact-form'

export const fragment = graphql`
  fragment ContactSection on ContactSection {
    anchor
    tone
    heading
    introduction: intro
    interest
  }
`

const details = css({ marginTop: 12 })

/** The contact form with the contact details beside it. */
export const Contact = ({ anchor, tone, heading, introduction, interest }: Queries.ContactSectionFragment) => (
  <SplitSection
    anchor={anchor}
    tone={tone}
    heading={heading}
    intro={introduction}
    beside={<ContactDetails css={details} />}
  >
    <ContactForm headingId={`${anchor}-heading`} interest={interest ?? ''} />
  </SplitSection>
)
