import { sitemapOptions } from './sitemap'

test('the site map leaves a page with noindex out (R-PAGE-18)', () => {
  const pageAt = (path: string, noindex: boolean) => ({ path, search: { noindex }, alternates: [] })
  const [shown, hidden] = [pageAt('/en', false), pageAt('/it/grazie', true)]
  const site = { siteMetadata: { siteUrl: 'https://www.example.com' } }
  expect(sitemapOptions.resolvePages({ site, allPage: { nodes: [shown, hidden] } })).toEqual([shown])
})
