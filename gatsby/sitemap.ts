import { defaultLanguage } from '../src/i18n/languages'
import { lastChanges } from './last-changes'

type SitemapEntry = { path: string; lastmod?: string; links: { lang: string; url: string }[] }

/** One entry for each page and language, with the same page in other languages and the day its data last changed. */
export function sitemapEntries(
  { allPage }: Pick<Queries.SitemapQuery, 'allPage'>,
  changes: ReadonlyMap<string, string>,
): SitemapEntry[] {
  return allPage.nodes.map(({ pageId, language, path, alternates }) => {
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
  query: /* GraphQL */ `
    query Sitemap {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allPage {
        nodes {
          pageId
          language
          path
          alternates {
            language
            path
          }
        }
      }
    }
  `,
  resolvePages: (data: Queries.SitemapQuery) => sitemapEntries(data, lastChanges('data/pages')),
  serialize: ({ path, ...entry }: SitemapEntry) => ({ url: path, ...entry }),
}
