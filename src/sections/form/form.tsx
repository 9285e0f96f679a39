import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ContactDetails } from '../../components/contact-details'
import { Detail } from '../../components/detail'
import { headingId } from '../../components/heading'
import { useSite } from '../../components/site-context'
import { SplitSection } from '../../components/split-section'
import { usePhrases } from '../../i18n/use-phrases'
import { RequestForm } from './request-form'

export const fragment = graphql`
  fragment FormSection on FormSection {
    ...Headed
    interest
    detail {
      ...Detail
    }
    lead {
      interest
      source
      submit
    }
  }
`

const picture = css({
  height: 'clamp(140px, 14vw, 220px)',
  maxWidth: '100%',
  justifySelf: 'start',
})

/** The contact form (R-FORM-1) or the lead form (R-FORM-3), with the contact details beside it, and a part of the page's drawing. */
export const Form = ({ interest, detail, lead, ...section }: Queries.FormSectionFragment) => {
  const { t } = usePhrases()
  const { contactSource } = useSite().agency
  const ofContact = { source: contactSource, interest: interest ?? '', submit: t('forms:submit') }
  return (
    <SplitSection
      {...section}
      picture={detail && <Detail css={[picture, css({ '--ground': `var(--${section.tone})` })]} {...detail} />}
      beside={<ContactDetails />}
    >
      <RequestForm
        id={lead ? `lead-${lead.interest}` : 'contact'}
        webhook={lead ? 'event' : 'contact'}
        headingId={headingId(section.anchor)}
        {...(lead ?? ofContact)}
      />
    </SplitSection>
  )
}
