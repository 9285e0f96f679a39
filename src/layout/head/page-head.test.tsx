import { renderToStaticMarkup } from 'react-dom/server'

import { PageHead } from './page-head'

const texts = { origin: 'https://www.example.com', siteName: 'Zagara', title: 'Contact us', description: 'Write.' }
const english = { language: 'en', path: '/en/contact' } as const
const italian = { language: 'it', path: '/it/contatti' } as const

test('an owner’s proof for Google Search Console stands in the head, if site.json has one (R-SITE-4)', () => {
  const head = (ownershipTag?: string) =>
    renderToStaticMarkup(<PageHead {...texts} {...english} ownershipTag={ownershipTag} />)
  expect(head('a1b2')).toContain('<meta name="google-site-verification" content="a1b2"/>')
  expect(head()).not.toContain('google')
})

/** Contents of the tags with this property, of an Italian page. */
function contentsOf(property: string) {
  const html = renderToStaticMarkup(
    <PageHead {...texts} {...italian} shared={{ pageId: 'contact', heading: 'Write to us' }} />,
  )
  const tags = new DOMParser().parseFromString(html, 'text/html').querySelectorAll(`meta[property="${property}"]`)
  return [...tags].map((meta) => meta.getAttribute('content'))
}

test('the tags for shared links name its language, and describe its image (R-PAGE-1)', () => {
  expect(contentsOf('og:locale')).toEqual(['it_IT'])
  expect(contentsOf('og:image')).toEqual(['https://www.example.com/share/it/contact.jpg'])
  expect(contentsOf('og:image:alt')).toEqual(['Write to us – Zagara'])
})
