import { graphql } from 'gatsby'
import type { ReactNode } from 'react'

import { Ascent } from './ascent/ascent'
import { Cadastre } from './cadastre/cadastre'
import { Callout } from './callout/callout'
import { Closing } from './closing/closing'
import { Comparison } from './comparison/comparison'
import { Contact } from './contact/contact'
import { Core } from './core/core'
import { Distances } from './distances/distances'
import { Faq } from './faq/faq'
import { Figures } from './figures/figures'
import { Grid } from './grid/grid'
import { Hero } from './hero/hero'
import { House } from './house/house'
import { Landfall } from './landfall/landfall'
import { Lead } from './lead/lead'
import { Ledger } from './ledger/ledger'
import { Offer } from './offer/offer'
import { Order } from './order/order'
import { Panorama } from './panorama/panorama'
import { Principles } from './principles/principles'
import { Profile } from './profile/profile'
import { Programs } from './programs/programs'
import { Ridge } from './ridge/ridge'
import { River } from './river/river'
import { Situations } from './situations/situations'
import { Statement } from './statement/statement'
import { Strata } from './strata/strata'
import { Street } from './street/street'
import { Suite } from './suite/suite'
import { Times } from './times/times'
import { Tracks } from './tracks/tracks'
import { Veduta } from './veduta/veduta'
import { Wells } from './wells/wells'
import { Zagara } from './zagara/zagara'

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
type Kind = AnySection['__typename']
type SectionOf<Name extends Kind> = {
  [Each in Name]: { __typename: Each } & Extract<AnySection, { __typename: Each }>
}[Name]

/** The component of each kind. The compiler refuses a kind without one. */
const components: { [Name in Kind]: (section: SectionOf<Name>) => ReactNode } = {
  AscentSection: Ascent,
  CadastreSection: Cadastre,
  CalloutSection: Callout,
  ClosingSection: Closing,
  ComparisonSection: Comparison,
  ContactSection: Contact,
  CoreSection: Core,
  DistancesSection: Distances,
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
  ProfileSection: Profile,
  ProgramsSection: Programs,
  RidgeSection: Ridge,
  RiverSection: River,
  SituationsSection: Situations,
  StatementSection: Statement,
  StrataSection: Strata,
  StreetSection: Street,
  SuiteSection: Suite,
  TimesSection: Times,
  TracksSection: Tracks,
  VedutaSection: Veduta,
  WellsSection: Wells,
  ZagaraSection: Zagara,
}

/** Shows a section of a page by the component of its kind. */
export function SectionSwitch<Name extends Kind>({ section }: { section: SectionOf<Name> }) {
  return components[section.__typename](section)
}
