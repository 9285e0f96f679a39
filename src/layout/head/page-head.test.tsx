import { renderToStaticMarkup } from 'react-dom/server'

import { PageHead } from './page-head'

const alternates = [
  { language: 'en', path: '/en/grove', noindex: true },
  { language: 'it', path: '/it/limoneto', noindex: false },
  { language: 'it', path: '/it/agrumeto', noindex: false },
] as const
const texts = { siteName: 'Agency', title: 'Grove', description: 'Lemons.' }
const headWith = (noindex: boolean) =>
  renderToStaticMarkup(
    <PageHead
      {...texts}
      language="en"
      origin="https://www.example.com"
      path="/en/grove"
      alternates={alternates}
      shared={{ pageId: 'grove', heading: 'Grove' }}
      noindex={noindex}
    />,
  )

test('a page out of search has no address for search engines, and can still be shared (R-PAGE-18)', () => {
  expect(headWith(false)).toMatch(/^(?!.*noindex).*rel="canonical".*rel="alternate"/)
  const head = headWith(true)
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toMatch(/canonical|alternate/)
  expect(head).toMatch(/og:url" content="https:\/\/www.example.com\/en\/grove".*og:image"/)
})
