import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ContactDetails } from '../../components/contact-details'
import { Section } from '../../components/section'
import { Split } from '../../components/split'
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
  <Section anchor={anchor} tone={tone}>
    <Split anchor={anchor} heading={heading} intro={introduction} beside={<ContactDetails css={details} />}>
      <ContactForm headingId={`${anchor}-heading`} interest={interest ?? ''} />
    </Split>
  </Section>
)
