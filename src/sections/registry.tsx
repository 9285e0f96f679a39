import { graphql } from 'gatsby'
import type { ReactNode } from 'react'

import { Ascent } from '../drawings/ascent/ascent'
import { House } from '../drawings/house/house'
import { Landfall } from '../drawings/landfall/landfall'
import { Order } from '../drawings/order/order'
import { Panorama } from '../drawings/panorama/panorama'
import { Ridge } from '../drawings/ridge/ridge'
import { River } from '../drawings/river/river'
import { Strata } from '../drawings/strata/strata'
import { Street } from '../drawings/street/street'
import { Times } from '../drawings/times/times'
import { Tracks } from '../drawings/tracks/tracks'
import { Veduta } from '../drawings/veduta/veduta'
import { Zagara } from '../drawings/zagara/zagara'
import { Callout } from './callout/callout'
import { Case } from './case/case'
import { Closing } from './closing/closing'
import { Comparison } from './comparison/comparison'
import { Contact } from './contact/contact'
import { Faq } from './faq/faq'
import { Figures } from './figures/figures'
import { Grid } from './grid/grid'
import { Hero } from './hero/hero'
import { Lead } from './lead/lead'
import { Ledger } from './ledger/ledger'
import { Offer } from './offer/offer'
import { Principles } from './principles/principles'
import { Programs } from './programs/programs'
import { Situations } from './situations/situations'
import { Statement } from './statement/statement'
import { Steps } from './steps/steps'
import { Suite } from './suite/suite'
import { Timeline } from './timeline/timeline'

/** Every kind's fragment: what a page's query asks of its sections. */
export const fragment = graphql`
  fragment PageSections on Page {
    sections {
      __typename
      ...AscentSection
      ...CalloutSection
      ...CaseSection
      ...ClosingSection
      ...ComparisonSection
      ...ContactSection
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
      ...ProgramsSection
      ...RidgeSection
      ...RiverSection
      ...SituationsSection
      ...StatementSection
      ...StepsSection
      ...StrataSection
      ...StreetSection
      ...SuiteSection
      ...TimelineSection
      ...TimesSection
      ...TracksSection
      ...VedutaSection
      ...ZagaraSection
    }
  }
`

type AnySection = Queries.PageSectionsFragment['sections'][number]
type Kind = AnySection['__typename']
type SectionOf<Name extends Kind> = {
  [Each in Name]: { __typename: Each } & Extract<AnySection, { __typename: Each }>
}[Name]

/** The component of each kind. The compiler refuses a kind without one. */
const components: { [Name in Kind]: (section: SectionOf<Name>) => ReactNode } = {
  AscentSection: Ascent,
  CalloutSection: Callout,
  CaseSection: Case,
  ClosingSection: Closing,
  ComparisonSection: Comparison,
  ContactSection: Contact,
  FaqSection: Faq,
  FiguresSection: Figures,
  GridSection: Grid,
  HeroSection: Hero,
  HouseSection: House,
  LandfallSection: Landfall,
  LeadSection: Lead,
  LedgerSection: Ledger,
  OfferSection: Offer,
  OrderSection: Order,
  PanoramaSection: Panorama,
  PrinciplesSection: Principles,
  ProgramsSection: Programs,
  RidgeSection: Ridge,
  RiverSection: River,
  SituationsSection: Situations,
  StatementSection: Statement,
  StepsSection: Steps,
  StrataSection: Strata,
  StreetSection: Street,
  SuiteSection: Suite,
  TimelineSection: Timeline,
  TimesSection: Times,
  TracksSection: Tracks,
  VedutaSection: Veduta,
  ZagaraSection: Zagara,
}

/** Shows a section of a page by the component of its kind. */
export function SectionSwitch<Name extends Kind>({ section }: { section: SectionOf<Name> }) {
  return components[section.__typename](section)
}
