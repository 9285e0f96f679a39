import { renderToStaticMarkup } from 'react-dom/server'

import { PageHead } from './page-head'

const shared = { origin: 'https://www.example.com', siteName: 'Zagara', title: 'Contact us', description: 'Write.' }
const english = { language: 'en', path: '/en/contact' } as const
const italian = { language: 'it', path: '/it/contatti' } as const

test('an owner’s proof for Google Search Console stands in the head, if site.json has one (R-SITE-4)', () => {
  const head = (ownershipTag?: string) =>
    renderToStaticMarkup(<PageHead {...shared} {...english} ownershipTag={ownershipTag} />)
  expect(head('a1b2')).toContain('<meta name="google-site-verification" content="a1b2"/>')
  expect(head()).not.toContain('google')
})

/** Contents of the tags with this property, of an Italian page that has these languages. */
function contentsOf(property: string, alternates: Parameters<typeof PageHead>[0]['alternates']) {
  const html = renderToStaticMarkup(<PageHead {...shared} {...italian} pageId="contact" alternates={alternates} />)
  const tags = new DOMParser().parseFromString(html, 'text/html').querySelectorAll(`meta[property="${property}"]`)
  return [...tags].map((meta) => meta.getAttribute('content'))
}

test('the tags for shared links name the languages of the page, and describe its image (R-PAGE-1)', () => {
  expect(contentsOf('og:locale', [english, italian])).toEqual(['it_IT'])
  expect(contentsOf('og:locale:alternate', [english, italian])).toEqual(['en_GB'])
  expect(contentsOf('og:locale:alternate', [italian])).toEqual([])
  expect(contentsOf('og:image:alt', [italian])).toEqual(['Contact us – Zagara'])
})
