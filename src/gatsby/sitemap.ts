import { z } from 'zod'

import { languages } from '../i18n/languages'

const paths = z.object({ en: z.string().nullable(), it: z.string().nullable() })
const result = z.object({ allRoute: z.object({ nodes: z.array(paths) }) })

type SitemapEntry = { path: string; links: { lang: string; url: string }[] }

/** One entry for each page and language, with its counterparts. */
function entriesOf(data: unknown): SitemapEntry[] {
  return result.parse(data).allRoute.nodes.flatMap((route) => {
    const links = languages.flatMap((language) => (route[language] ? [{ lang: language, url: route[language] }] : []))
    return links.map(({ url }) => ({ path: url, links: links.length > 1 ? links : [] }))
  })
}

/** Options of gatsby-plugin-sitemap: the route table is the site map. */
export const sitemapOptions = {
  query: `{ site { siteMetadata { siteUrl } } allRoute { nodes { en it } } }`,
  resolvePages: entriesOf,
  serialize: ({ path, links }: SitemapEntry) => ({ url: path, links }),
}
