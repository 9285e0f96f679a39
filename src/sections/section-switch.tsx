import { graphql } from 'gatsby'
import { createElement, type ReactNode } from 'react'
import * as components from './components'

export const fragment = graphql`
  fragment AnySection on Section {
    __typename
    ...CalloutSection
    ...ClosingSection
    ...ComparisonSection
    ...DocumentsSection
    ...DrawingSection
    ...EmbedSection
    ...FaqSection
    ...FiguresSection
    ...FormSection
    ...GridSection
    ...HeroSection
    ...LedgerSection
    ...OfferSection
    ...PhotoSection
    ...PricesSection
    ...ProgramsSection
    ...StatementSection
    ...StepsSection
    ...TimelineSection
  }
`

type AnySection = Queries.AnySectionFragment
type Kind = AnySection['__typename']
type SectionOf<Name extends Kind> = {
  [Each in Name]: { __typename: Each } & Extract<AnySection, { __typename: Each }>
}[Name]

/** The compiler refuses a kind with a model but without a component. */
const componentOf: { [Name in Kind]: (section: SectionOf<Name>) => ReactNode } = components

/** Renders a section of a page with the component of its kind: as an element, which hot reload can replace. */
export function SectionSwitch<Name extends Kind>({ section }: { section: SectionOf<Name> }) {
  return createElement(componentOf[section.__typename], section)
}
