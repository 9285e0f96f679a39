import { homePlaces, homeSections, segments, suiteLink } from './home-demands'
import { landingRules } from './landing-rules'
import {
  both,
  button,
  type Demand,
  entries,
  inOrder,
  ofSections,
  type PageRule,
  section,
  sectionsOfType,
  when,
} from './rule'

const interestOf = (segment: string) => (segment === 'from-zero' ? 'ecommerce-zero' : `ecommerce-${segment}`)

const withInterest = (page: string, interest?: string): PageRule => ({
  rule: 'R-PAGE-6',
  pages: [page],
  demands: [
    section(
      'contact',
      'contact',
      (one) => (interest === undefined ? one.interest !== undefined : one.interest === interest),
      interest
        ? { en: `the interest "${interest}"`, it: `l’interesse «${interest}»` }
        : { en: 'an interest', it: 'un interesse' },
    ),
  ],
})

/** The years of the timeline; the last entry has none, for it is today. */
const timelineYears = [2011, 2016, null]

const timeline: Demand = (page) =>
  sectionsOfType(page, 'timeline').flatMap(({ section: { items }, index }) =>
    when(items.map(({ year }) => year).join() !== timelineYears.join(), () => [
      {
        field: `sections[${index}].items`,
        message: { en: 'must be three: 2011, 2016, today', it: 'devono essere tre: 2011, 2016, oggi' },
      },
    ]),
  )

const offers =
  (...actions: readonly string[]): Demand =>
  (page) => {
    const offered = sectionsOfType(page, 'offer').flatMap((one) => one.section.actions.map(({ action }) => action))
    const missing = actions.filter((action) => !offered.some((one) => one === action))
    return when(missing.length > 0, () =>
      ofSections({
        en: `must offer ${missing.join(', ')}, in a section "offer"`,
        it: `devono offrire ${missing.join(', ')}, in una sezione «offer»`,
      }),
    )
  }

const segmentRules = segments.flatMap((id): PageRule[] => [
  {
    rule: 'R-PAGE-4',
    pages: both(id),
    demands: [inOrder('hero', 'grid', 'closing'), entries('grid', 6, { en: 'cards', it: 'schede' })],
  },
  { rule: 'R-PAGE-4', pages: [`en/${id}`], demands: [button('closing', { anchor: 'contact' })] },
  {
    rule: 'R-PAGE-4',
    pages: [`it/${id}`],
    demands: [button('closing', { page: 'contact', interest: interestOf(id) })],
  },
  withInterest(`en/${id}`, interestOf(id)),
])

const shopifyAndAgency: PageRule[] = [
  {
    rule: 'R-PAGE-3',
    pages: both('prestashop-agency'),
    demands: [
      inOrder('hero', 'timeline', 'figures', 'grid', 'situations', 'steps', 'ledger', 'figures', 'contact'),
      timeline,
      entries('grid', 6, { en: 'services', it: 'servizi' }),
    ],
  },
  {
    rule: 'R-PAGE-5',
    pages: both('shopify-development'),
    demands: [
      entries('grid', 6, { en: 'reasons', it: 'ragioni' }),
      entries('ledger', 8, { en: 'services', it: 'servizi' }),
      entries('steps', 4, { en: 'steps', it: 'passi' }),
      button('closing', { anchor: 'contact' }),
    ],
  },
  ...[...both('prestashop-agency'), ...both('shopify-development')].map((page) => withInterest(page)),
]

const toContact = [
  'mission-vision',
  'brand-manifesto',
  'our-philosophy',
  'marketing-performance',
  'strategic-consulting',
]

/** What the specification says of each page. Its words and figures are the marketers'. */
export const pageRules: readonly PageRule[] = [
  {
    rule: 'R-PAGE-2',
    pages: both('home'),
    demands: [
      homeSections,
      homePlaces,
      entries('steps', 3, { en: 'steps', it: 'passi' }),
      entries('ledger', 3, { en: 'parts of the ecosystem', it: 'parti dell’ecosistema' }),
      suiteLink,
      button('hero', { anchor: 'section-3' }),
      button('closing', { page: 'contact' }),
    ],
  },
  ...segmentRules,
  ...shopifyAndAgency,
  { rule: 'R-PAGE-7', pages: toContact.flatMap(both), demands: [button('closing', { page: 'contact' })] },
  {
    rule: 'R-PAGE-8',
    pages: both('training-support'),
    demands: [entries('programs', 4, { en: 'programs', it: 'programmi' })],
  },
  { rule: 'R-PAGE-13', pages: both('training-support'), demands: [offers('brochure', 'courseCatalogue')] },
  {
    rule: 'R-PAGE-9',
    pages: both('contact'),
    demands: [inOrder('hero', 'contact', 'offer', 'faq'), offers('freeCall')],
  },
  {
    rule: 'R-PAGE-10',
    pages: ['it/evento-farmasimplex'],
    demands: [
      button('hero', { anchor: 'contact-form' }),
      section('lead', 'contact-form', ({ interest }) => interest === 'evento-farmasimplex', {
        en: 'the interest "evento-farmasimplex"',
        it: 'l’interesse «evento-farmasimplex»',
      }),
      entries('grid', 3, { en: 'challenges', it: 'difficoltà' }),
      entries('ledger', 4, { en: 'points of the solution', it: 'punti della soluzione' }),
      entries('steps', 3, { en: 'steps of the story', it: 'passi della storia' }),
      entries('faq', 6, { en: 'questions', it: 'domande' }),
      inOrder('hero', 'grid', 'ledger', 'callout', 'steps', 'callout', 'faq', 'lead', 'closing', 'statement'),
    ],
  },
  {
    rule: 'R-FORM-3',
    pages: ['it/evento-farmasimplex'],
    demands: [
      section('lead', 'contact-form', ({ submit }) => submit === 'Prenota consulenza gratuita', {
        en: 'the button “Prenota consulenza gratuita”',
        it: 'il pulsante «Prenota consulenza gratuita»',
      }),
    ],
  },
  ...landingRules,
]
