import { graphql } from 'gatsby'

import type { Fetched } from '../components/island'
import { ContactForm, LeadForm } from '../forms/islands'
import { Callout } from './callout/callout'
import { Closing } from './closing/closing'
import { Contact } from './contact/contact'
import { Figures } from './figures/figures'
import { Hero } from './hero/hero'
import { Lead } from './lead/lead'
import { Ledger } from './ledger/ledger'
import { Offer } from './offer/offer'
import { Profile } from './profile/profile'
import { Situations } from './situations/situations'
import { Statement } from './statement/statement'
import { Panorama, Still } from './still-sections'
import { SuiteDrawing } from './suite/still-suite-drawing'
import { Suite } from './suite/suite'

/** Every kind's fragment: what a page's query asks of its sections. */
export const fragment = graphql`
  fragment PageSections on Page {
    sections {
      __typename
      ...AscentSection
      ...CadastreSection
      ...CalloutSection
      ...ClosingSection
      ...ComparisonSection
      ...ContactSection
      ...CoreSection
      ...DistancesSection
      ...FaqSection
      ...FiguresSection
      ...GridSection
      ...HeroSection
      ...HouseSection
      ...LandfallSection
      ...LeadSection
      ...LedgerSection
      ...OfferSection
      ...OrderSection
      ...PanoramaSection
      ...PrinciplesSection
      ...ProfileSection
      ...ProgramsSection
      ...RidgeSection
      ...RiverSection
      ...SituationsSection
      ...StatementSection
      ...StrataSection
      ...StreetSection
      ...SuiteSection
      ...TimesSection
      ...TracksSection
      ...VedutaSection
      ...WellsSection
      ...ZagaraSection
    }
  }
`

type AnySection = Queries.PageSectionsFragment['sections'][number]

/** One case for each kind of section; those that only show something have theirs in `still-switch.tsx`. */
export const SectionSwitch = ({ section }: { section: AnySection }) => {
  switch (section.__typename) {
    case 'CalloutSection':
      return <Callout {...section} />
    case 'ClosingSection':
      return <Closing {...section} />
    case 'ContactSection':
      return <Contact {...section} />
    case 'FiguresSection':
      return <Figures {...section} />
    case 'HeroSection':
      return <Hero {...section} />
    case 'LeadSection':
      return <Lead {...section} />
    case 'LedgerSection':
      return <Ledger {...section} />
    case 'OfferSection':
      return <Offer {...section} />
    case 'PanoramaSection':
      return <Panorama {...section} />
    case 'ProfileSection':
      return <Profile {...section} />
    case 'SituationsSection':
      return <Situations {...section} />
    case 'StatementSection':
      return <Statement {...section} />
    case 'SuiteSection':
      return <Suite {...section} />
    default:
      return <Still section={section} />
  }
}

/** What kinds show with code of its own. */
const ownCode: { [kind in AnySection['__typename']]?: Fetched } = {
  ContactSection: ContactForm,
  LeadSection: LeadForm,
  PanoramaSection: Panorama,
  SuiteSection: SuiteDrawing,
}

/** Fetches the code that sections are shown with, so that a page that the app opens comes whole. */
export const fetchSections = (sections: readonly Pick<AnySection, '__typename'>[]) =>
  Promise.all(
    [Still, ...sections.flatMap(({ __typename }) => ownCode[__typename] ?? [])].map((part) => part.fetchCode()),
  )
