import { graphql } from 'gatsby'
import { ContactDetails } from '../../components/contact-details'
import { headingId } from '../../components/heading'
import { useSite } from '../../components/site-context'
import { SplitSection } from '../../components/split-section'
import { RequestForm } from '../../forms/request-form'
import { usePhrases } from '../../i18n/use-phrases'

export const fragment = graphql`
  fragment ContactSection on ContactSection {
    anchor
    tone
    heading
    intro
    interest
  }
`

/** The contact form (R-FORM-1) with the contact details beside it. */
export const Contact = ({ interest, ...section }: Queries.ContactSectionFragment) => {
  const { t } = usePhrases()
  const { agency } = useSite()
  return (
    <SplitSection {...section} beside={<ContactDetails />}>
      <RequestForm
        id="contact"
        webhook="contact"
        source={agency.contactSource}
        interest={interest ?? ''}
        headingId={headingId(section.anchor)}
        submit={t('forms:submit')}
      />
    </SplitSection>
  )
}
