import { renderToStaticMarkup } from 'react-dom/server'
import { PageHead } from './page-head'

test('a page out of search has no address for search engines, and can still be shared (R-PAGE-18)', () => {
  const texts = {
    siteName: 'Agency',
    title: 'Grove',
    description: 'Lemons.',
    shared: { pageId: 'grove', heading: 'Grove' },
  }
  const place = { origin: 'https://www.example.com', path: '/en/grove', language: 'en' } as const
  const alternates = (['en', 'it'] as const).map((language) => ({ language, path: `/${language}/grove` }))
  const headWith = (noindex: boolean) =>
    renderToStaticMarkup(<PageHead {...texts} {...place} alternates={alternates} noindex={noindex} />)
  expect(headWith(false)).toMatch(/^(?!.*noindex).*rel="canonical".*rel="alternate"/)
  expect(headWith(true)).toMatch(/^(?!.*(canonical|alternate)).*name="robots" content="noindex".*og:url.*og:image"/)
})
