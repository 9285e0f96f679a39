import { z } from 'zod'

import { defaultLanguage } from '../i18n/languages'
import { lastChanges } from './last-changes'

const alternate = z.object({ language: z.string(), path: z.string() })
const page = z.object({ pageId: z.string(), language: z.string(), path: z.string(), alternates: z.array(alternate) })
const result = z.object({ allPage: z.object({ nodes: z.array(page) }) })

type SitemapEntry = { path: string; lastmod?: string; links: { lang: string; url: string }[] }

/** One entry for each page and language, with its counterparts and the day its data last changed. */
export function sitemapEntries(data: unknown, changes: ReadonlyMap<string, string>): SitemapEntry[] {
  return result.parse(data).allPage.nodes.map(({ pageId, language, path, alternates }) => {
    const links = alternates.map((one) => ({ lang: one.language, url: one.path }))
    const standard = links.find(({ lang }) => lang === defaultLanguage)
    const lastmod = changes.get(`data/pages/${language}/${pageId}.json`)
    return {
      path,
      links: links.length > 1 && standard ? [...links, { lang: 'x-default', url: standard.url }] : [],
      ...(lastmod && { lastmod }),
    }
  })
}

/** Options of gatsby-plugin-sitemap. */
export const sitemapOptions = {
  // robots.txt names this path.
  createLinkInHead: false,
  query: `{
    site { siteMetadata { siteUrl } }
    allPage { nodes { pageId language path alternates { language path } } }
  }`,
  resolvePages: (data: unknown) => sitemapEntries(data, lastChanges('data/pages')),
  serialize: ({ path, ...entry }: SitemapEntry) => ({ url: path, ...entry }),
}
