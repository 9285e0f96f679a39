import { alternateLinks } from '../../src/i18n/paths'

type SitemapEntry = { path: string; links: { lang: string; url: string }[] }

/** One entry for each page and language, with the same page in other languages. */
const sitemapEntries = ({ allPage }: Pick<Queries.SitemapQuery, 'allPage'>): SitemapEntry[] =>
  allPage.nodes.map(({ path, alternates }) => ({
    path,
    links: alternateLinks(alternates).map(({ lang, path: url }) => ({ lang, url })),
  }))

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
      allPage(sort: { path: ASC }) {
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
