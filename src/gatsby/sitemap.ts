import { z } from 'zod'

import { defaultLanguage, languages } from '../i18n/languages'
import { lastChanges } from './last-changes'

const route = z.object({ page: z.string(), en: z.string().nullable(), it: z.string().nullable() })
const result = z.object({ allRoute: z.object({ nodes: z.array(route) }) })

type SitemapEntry = { path: string; lastmod?: string; links: { lang: string; url: string }[] }

/** One entry for each page and language, with its counterparts and the day its data last changed. */
export function sitemapEntries(data: unknown, changes: ReadonlyMap<string, string>): SitemapEntry[] {
  return result.parse(data).allRoute.nodes.flatMap((route) => {
    const links = languages.flatMap((language) => (route[language] ? [{ lang: language, url: route[language] }] : []))
    const standard = links.find(({ lang }) => lang === defaultLanguage)
    const alternates = links.length > 1 && standard ? [...links, { lang: 'x-default', url: standard.url }] : []
    return links.map(({ lang, url }) => {
      const lastmod = changes.get(`data/pages/${lang}/${route.page}.json`)
      return { path: url, links: alternates, ...(lastmod && { lastmod }) }
    })
  })
}

/** Options of gatsby-plugin-sitemap: the route table is the site map. */
export const sitemapOptions = {
  query: `{ site { siteMetadata { siteUrl } } allRoute { nodes { page en it } } }`,
  resolvePages: (data: unknown) => sitemapEntries(data, lastChanges('data/pages')),
  serialize: ({ path, ...entry }: SitemapEntry) => ({ url: path, ...entry }),
}
