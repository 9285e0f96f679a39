import { alternateLinks } from '../../src/i18n/paths'

type Entry = Queries.SitemapQuery['allPage']['nodes'][number]

/** Options of gatsby-plugin-sitemap: the pages that search engines may show, each with its alternates. */
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
          search {
            noindex
          }
          alternates {
            language
            path
            noindex
          }
        }
      }
    }
  `,
  resolvePages: ({ allPage }: Queries.SitemapQuery) => allPage.nodes.filter(({ search }) => !search.noindex),
  serialize: ({ path, alternates }: Entry) => ({
    url: path,
    links: alternateLinks(alternates).map((page) => ({ lang: page.lang, url: page.path })),
  }),
}
