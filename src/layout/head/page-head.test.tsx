import { renderToStaticMarkup } from 'react-dom/server'

import { PageHead } from './page-head'

const alternates = [{ language: 'en', path: '/en/grove' } as const, { language: 'it', path: '/it/limoneto' } as const]
const texts = {
  siteName: 'Agency',
  title: 'Grove',
  description: 'Lemons.',
  shared: { pageId: 'grove', heading: 'Grove' },
}
const place = { origin: 'https://www.example.com', path: '/en/grove', alternates, language: 'en' } as const

test('a page out of search has no address for search engines, and can still be shared (R-PAGE-18)', () => {
  const [found, leftOut] = [false, true].map((noindex) =>
    renderToStaticMarkup(<PageHead {...texts} {...place} noindex={noindex} />),
  )
  expect(found).toMatch(/^(?!.*noindex).*rel="canonical".*rel="alternate"/)
  expect(leftOut).toMatch(
    /^(?!.*(canonical|alternate)).*name="robots" content="noindex".*og:url" content="https:.*og:image"/,
  )
})
