import type { Graph, Thing, WebPage } from 'schema-dts'
import { plainProse } from '../../contract/prose'
import { type Language, languageEntries, languages } from '../../i18n/languages'
import { iconPath } from '../../theme/mark'

export type PageFacts = {
  origin: string
  language: Language
  path: string
  homePath: string
  title: string
  description: string
  heading: string
  service: string | null
  questions: readonly { question: string; answer: string }[]
  agency: Pick<Queries.Agency, 'name' | 'legalName' | 'email' | 'phone' | 'address'> & { social: { url: string } }
}

/** Describes a page in the words of schema.org. It has no ratings: search engines forbid sites to rate themselves. */
export function structuredData({ origin, language, path, homePath, service, questions, ...facts }: PageFacts): Graph {
  const { name, legalName, email, phone, address, social } = facts.agency
  const { title, description, heading } = facts
  const [page, home] = [origin + path, origin + homePath]
  const agency = { '@id': `${origin}/#agency` }
  const site = { '@id': `${origin}/#website` }
  const breadcrumb = { '@id': `${page}#breadcrumb` }
  const offered = { '@id': `${page}#service` }
  const step = (position: number, label: string, id: string) =>
    ({ '@type': 'ListItem', position, name: label, item: { '@type': 'WebPage', '@id': id } }) as const
  const pageNode: WebPage = {
    // A page with questions is a kind of page.
    '@type': questions.length > 0 ? 'FAQPage' : 'WebPage',
    '@id': page,
    url: page,
    name: title,
    description,
    inLanguage: languageEntries[language].tag,
    isPartOf: site,
    about: service ? offered : agency,
    ...(page !== home && { breadcrumb }),
    ...(questions.length > 0 && {
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainProse(answer) },
      })),
    }),
  }
  const graph: Thing[] = [
    {
      '@type': 'ProfessionalService',
      ...agency,
      name,
      legalName,
      email,
      telephone: phone,
      address,
      url: home,
      logo: `${origin}${iconPath(512)}`,
      sameAs: [social.url],
    },
    {
      '@type': 'WebSite',
      ...site,
      name,
      url: `${origin}/`,
      inLanguage: languages.map((code) => languageEntries[code].tag),
      publisher: agency,
    },
    pageNode,
  ]
  // Groups of the menu are no pages, so the trail has the home page and then this one.
  const trail = [step(1, name, home), step(2, heading, page)]
  if (page !== home) graph.push({ '@type': 'BreadcrumbList', ...breadcrumb, itemListElement: trail })
  if (service) graph.push({ '@type': 'Service', ...offered, name: service, description, url: page, provider: agency })
  return { '@context': 'https://schema.org', '@graph': graph }
}
