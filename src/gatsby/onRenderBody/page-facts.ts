import { z } from 'zod'

import { type Language, languages, pathPrefix } from '../../i18n/languages'
import type { PageFacts } from './structured-data'

const question = z.object({ question: z.string(), answer: z.string() })
const section = z.object({ __typename: z.string(), heading: z.string().optional(), items: z.unknown().optional() })

const pageContext = z.object({ language: z.enum(languages) })

/** The result of a page's query. Pages without a data file (not found) have no `page`. */
const result = z.object({
  pageContext,
  data: z.object({
    page: z.object({
      search: z.object({ title: z.string(), description: z.string(), service: z.string().nullable() }),
      path: z.string(),
      sections: z.array(section),
    }),
    site: z.object({ siteMetadata: z.object({ siteUrl: z.string() }) }),
    agency: z.object({
      name: z.string(),
      legalName: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      social: z.object({ url: z.string() }),
    }),
    navigation: z.object({ home: z.object({ path: z.string() }).nullable() }),
  }),
})

const hasPage = z.object({ data: z.object({ page: z.object({}) }) })

const hasLanguage = z.object({ pageContext })

/** The language of the page, from the result of its query; undefined for Gatsby's own pages. */
export const pageLanguage = (pageResult: unknown): Language | undefined =>
  hasLanguage.safeParse(pageResult).data?.pageContext.language

/** The facts for the structured data of a page; undefined for a page without a data file. */
export function pageFacts(pageResult: unknown): PageFacts | undefined {
  if (!hasPage.safeParse(pageResult).success) return undefined
  const { data, pageContext } = result.parse(pageResult)
  const { page, site, agency, navigation } = data
  const { language } = pageContext
  const questions = page.sections.filter(({ __typename }) => __typename === 'FaqSection')
  return {
    origin: site.siteMetadata.siteUrl,
    language,
    path: page.path,
    // A new language may have no home page yet: its own path stands in its place.
    homePath: navigation.home?.path ?? pathPrefix(language),
    title: page.search.title,
    description: page.search.description,
    heading: page.sections[0]?.heading ?? page.search.title,
    service: page.search.service,
    questions: questions.flatMap(({ items }) => z.array(question).parse(items)),
    agency,
  }
}
