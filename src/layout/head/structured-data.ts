import type { Graph, Thing, WebPage } from 'schema-dts'

import { type Language, languageEntries, languages } from '../../i18n/languages'
import { iconPath } from '../../theme/mark'

/** The facts of a page for search engines, all from its own data and from data/site.json. */
export type PageFacts = {
  origin: string
  language: Language
  path: string
  /** Path of the home page in the page's language. */
  homePath: string
  title: string
  description: string
  heading: string
  /** The service that the page offers, if it offers one. */
  service: string | null
  questions: readonly { question: string; answer: string }[]
  agency: Pick<Queries.Agency, 'name' | 'legalName' | 'email' | 'phone' | 'address'> & { social: { url: string } }
}

const idsOf = ({ origin, path }: PageFacts) => ({
  agency: `${origin}/#agency`,
  site: `${origin}/#website`,
  page: origin + path,
  breadcrumb: `${origin + path}#breadcrumb`,
  service: `${origin + path}#service`,
})

const reference = (id: string) => ({ '@id': id })

function agencyNode(facts: PageFacts): Thing {
  const { name, legalName, email, phone, address, social } = facts.agency
  return {
    '@type': 'ProfessionalService',
    '@id': idsOf(facts).agency,
    name,
    legalName,
    email,
    telephone: phone,
    address,
    url: facts.origin + facts.homePath,
    logo: `${facts.origin}${iconPath(512)}`,
    sameAs: [social.url],
  }
}

function siteNode(facts: PageFacts): Thing {
  return {
    '@type': 'WebSite',
    '@id': idsOf(facts).site,
    name: facts.agency.name,
    url: `${facts.origin}/`,
    inLanguage: languages.map((language) => languageEntries[language].tag),
    publisher: reference(idsOf(facts).agency),
  }
}

const isHome = ({ path, homePath }: PageFacts) => path === homePath

function pageNode(facts: PageFacts): WebPage {
  const ids = idsOf(facts)
  const { questions, service } = facts
  return {
    // A page with questions is a kind of page.
    '@type': questions.length > 0 ? 'FAQPage' : 'WebPage',
    '@id': ids.page,
    url: ids.page,
    name: facts.title,
    description: facts.description,
    inLanguage: languageEntries[facts.language].tag,
    isPartOf: reference(ids.site),
    about: reference(service ? ids.service : ids.agency),
    ...(!isHome(facts) && { breadcrumb: reference(ids.breadcrumb) }),
    ...(questions.length > 0 && {
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }),
  }
}

/** Groups of the menu are no pages, so the trail has the home page and then this one. */
function breadcrumbNode(facts: PageFacts): Thing {
  const trail = [
    { name: facts.agency.name, path: facts.homePath },
    { name: facts.heading, path: facts.path },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': idsOf(facts).breadcrumb,
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@type': 'WebPage', '@id': facts.origin + path },
    })),
  }
}

function serviceNode(facts: PageFacts, name: string): Thing {
  const ids = idsOf(facts)
  return {
    '@type': 'Service',
    '@id': ids.service,
    name,
    description: facts.description,
    url: ids.page,
    provider: reference(ids.agency),
  }
}

/**
 * Describes a page to machines in the words of schema.org, which the compiler knows. It has no ratings: search engines
 * forbid sites to rate themselves.
 */
export function structuredData(facts: PageFacts): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      agencyNode(facts),
      siteNode(facts),
      pageNode(facts),
      ...(isHome(facts) ? [] : [breadcrumbNode(facts)]),
      ...(facts.service ? [serviceNode(facts, facts.service)] : []),
    ],
  }
}
