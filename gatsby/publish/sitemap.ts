import { defaultLanguage } from '../../src/i18n/languages'

type SitemapEntry = { path: string; links: { lang: string; url: string }[] }

/** One entry for each page and language, with the same page in other languages. */
function sitemapEntries({ allPage }: Pick<Queries.SitemapQuery, 'allPage'>): SitemapEntry[] {
  return allPage.nodes.map(({ path, alternates }) => {
    const links = alternates.map((one) => ({ lang: one.language, url: one.path }))
    const standard = links.find(({ lang }) => lang === defaultLanguage)
    return { path, links: links.length > 1 && standard ? [...links, { lang: 'x-default', url: standard.url }] : [] }
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
          path
          alternates {
            language
            path
          }
        }
      }
    }
  `,
  resolvePages: sitemapEntries,
  serialize: ({ path, ...entry }: SitemapEntry) => ({ url: path, ...entry }),
}
