import { css } from '@emotion/react'
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

const details = css({ marginTop: 12 })

/** The lead form, on the pharmacy page or any other page (R-FORM-3). */
export const Lead = ({
  anchor,
  tone,
  heading,
  introduction,
  ownInterest,
  source,
  submit,
}: Queries.LeadSectionFragment) => (
  <SplitSection
    anchor={anchor}
    tone={tone}
    heading={heading}
    intro={introduction}
    beside={<ContactDetails css={details} />}
  >
    <LeadForm headingId={`${anchor}-heading`} interest={ownInterest} source={source} submit={submit} />
  </SplitSection>
)
