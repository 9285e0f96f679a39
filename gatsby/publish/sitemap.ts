import { alternateLinks } from '../../src/i18n/paths'

type Entry = Queries.SitemapQuery['allPage']['nodes'][number]

/**
 * Options of gatsby-plugin-sitemap: one entry for each page and language that search engines may show, with the
 * same page in other languages.
 */
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
      allPage(filter: { search: { noindex: { eq: false } } }, sort: { path: ASC }) {
        nodes {
          path
          alternates {
            language
            path
            noindex
          }
        }
      }
    }
  `,
  resolvePages: ({ allPage }: Queries.SitemapQuery) => allPage.nodes,
  serialize: ({ path, alternates }: Entry) => ({
    url: path,
    links: alternateLinks(alternates).map((page) => ({ lang: page.lang, url: page.path })),
  }),
}
