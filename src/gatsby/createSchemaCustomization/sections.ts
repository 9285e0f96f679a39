import { sectionKinds } from '../../data-model/sections'
import type { SchemaBuilder } from './types'

/** Fields are those of `src/data-model/sections.ts`; `sections.test.ts` holds the two together. */
export const sectionSdl = /* GraphQL */ `
  "A link inside a section: to a page, to an element of a page, or to an element of this page"
  type Action {
    label: String!
    "Address in the page's language, with hash"
    href: String!
  }

  "The lemon field at the top of a page, with the page's terrain behind it"
  type HeroSection {
    anchor: String!
    "home fills the first screen; page is lower"
    variant: String!
    badges: [String!]!
    heading: String!
    lede: String!
    actions: [Action!]!
    "Figures shown as spot heights on the terrain, highest first"
    spots: [ShownFigure!]!
    image: HeroImage
    terrain: Terrain!
  }

  type HeroImage {
    "The picture of the light theme"
    file: File!
    "The picture of the dark theme: <file>-dark"
    darkFile: File!
    alt: String!
  }

  "Three situations a shop can be in, each a tile of terrain"
  type SituationsSection {
    anchor: String!
    heading: String!
    intro: String
    items: [Situation!]!
  }

  type Situation {
    title: String!
    text: String!
    label: String!
    href: String!
    terrain: Terrain!
  }

  "An elevation profile: a process, a story or a timeline"
  type ProfileSection {
    anchor: String!
    tone: String!
    heading: String!
    intro: String
    "The line through the points, as SVG path data in a box of 1000 by 100"
    path: String!
    items: [ProfilePoint!]!
    link: Action
  }

  type ProfilePoint {
    "Large mark above the title: a year, Today"
    marker: String
    title: String!
    text: String!
    "Height of the point, 0 to 100"
    height: Float!
  }

  "A ruled list: heading on the left, titled rows on the right"
  type LedgerSection {
    anchor: String!
    tone: String!
    heading: String!
    intro: String
    items: [LedgerRow!]!
    link: Action
  }

  type LedgerRow {
    title: String!
    text: String!
    points: [String!]!
    link: Action
  }

  "A ruled grid of short items with an icon each"
  type GridSection {
    anchor: String!
    tone: String!
    heading: String!
    intro: String
    items: [GridItem!]!
  }

  type GridItem {
    "Name of an icon: src/data-model/icons.ts"
    icon: String!
    title: String!
    text: String!
  }

  "Figures as spot heights: large numbers on stems"
  type FiguresSection {
    anchor: String!
    tone: String!
    heading: String!
    intro: String
    items: [FigureItem!]!
  }

  type FigureItem {
    figure: ShownFigure!
    "What it claims here: the section's own words, or the figure's label"
    label: String!
  }

  "Two columns of one table: how it is, and how it is with us"
  type ComparisonSection {
    anchor: String!
    tone: String!
    heading: String!
    intro: String
    before: String!
    after: String!
    rows: [ComparisonRow!]!
  }

  type ComparisonRow {
    topic: String!
    before: String!
    after: String!
  }

  "Prose in large type"
  type StatementSection {
    anchor: String!
    tone: String!
    heading: String!
    paragraphs: [String!]!
    link: Action
  }

  "Declarations one below the other, each as large as a heading"
  type PrinciplesSection {
    anchor: String!
    tone: String!
    heading: String!
    intro: String
    items: [TitledText!]!
  }

  type TitledText {
    title: String!
    text: String!
  }

  "Training programs, each drawn as long as it lasts"
  type ProgramsSection {
    anchor: String!
    tone: String!
    heading: String!
    intro: String
    items: [Program!]!
  }

  type Program {
    "How long it lasts"
    figure: ShownFigure!
    "Length in weeks; null where it is agreed first"
    weeks: Float
    title: String!
    text: String!
    points: [String!]!
  }

  "Questions and answers, one open at a time"
  type FaqSection {
    anchor: String!
    tone: String!
    heading: String!
    intro: String
    items: [Question!]!
  }

  type Question {
    question: String!
    answer: String!
  }

  "The general form with the contact details beside it"
  type ContactSection {
    anchor: String!
    tone: String!
    heading: String!
    intro: String
    "Interest that is chosen when the page opens"
    interest: String
  }

  "The lead form: name, e-mail, phone, message"
  type LeadSection {
    anchor: String!
    tone: String!
    heading: String!
    intro: String
    interest: String
    source: String!
    submit: String!
  }

  "The three products of the proprietary suite"
  type SuiteSection {
    anchor: String!
    tone: String!
    heading: String!
    intro: String
    items: [SuiteProduct!]!
    link: Action
  }

  type SuiteProduct {
    "Which drawing stands above it: analytics, automation or monitoring"
    drawing: String!
    title: String!
    text: String!
  }

  "One thing to take away: a call, a document"
  type OfferSection {
    anchor: String!
    tone: String!
    heading: String!
    text: String!
    actions: [OfferAction!]!
  }

  type OfferAction {
    "Field of data/site.json that holds the target"
    action: String!
    label: String!
    "Full address, or null while it is not online yet"
    target: String
  }

  "A call to action in the middle of a page"
  type CalloutSection {
    anchor: String!
    "field is a lemon band, line a quiet ruled one"
    variant: String!
    heading: String!
    text: String!
    action: Action!
  }

  "The last call to action of a page, on basalt"
  type ClosingSection {
    anchor: String!
    heading: String!
    text: String!
    actions: [Action!]!
    terrain: Terrain!
  }
`

/**
 * Name of a section's GraphQL type.
 * @example sectionTypeName('hero') // 'HeroSection'
 */
export function sectionTypeName(type: string): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}Section`
}

/** Sections of data/pages/<language>/<page>.json. */
export function sectionTypes(schema: SchemaBuilder) {
  return [
    sectionSdl,
    schema.buildUnionType({
      name: 'Section',
      description: 'A section of a page. Each kind has its component in src/sections.',
      types: sectionKinds.map((kind) => sectionTypeName(kind.shape.type.value)),
      resolveType: (section: { type: string }) => sectionTypeName(section.type),
    }),
  ]
}
