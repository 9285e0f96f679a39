import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { PageHead } from './page-head'

const shared = {
  origin: 'https://www.example.com',
  siteName: 'Zagara',
  title: 'Contact us',
  description: 'Write to us.',
}
const alternates = [
  { language: 'en', path: '/en/contact' },
  { language: 'it', path: '/it/contatti' },
] as const
const english = { path: '/en/contact', alternates }
const italian = { path: '/it/contatti', alternates }
const italianOnly = {
  path: '/it/evento-farmasimplex',
  alternates: [{ language: 'it', path: '/it/evento-farmasimplex' }],
} as const

/** Renders the head inside a document, so that the test can query its elements. */
function headOf(head: ReactElement): Document {
  return new DOMParser().parseFromString(renderToStaticMarkup(head), 'text/html')
}
const metaOf = (head: Document, name: string) => head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
const links = (head: Document, rel: string) =>
  [...head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ])

test('a page has its title, description and canonical address, without a trailing slash (R-PAGE-1)', () => {
  const head = headOf(<PageHead {...shared} language="it" {...italian} />)
  expect(head.title).toBe('Contact us')
  expect(metaOf(head, 'description')).toBe('Write to us.')
  expect(links(head, 'canonical')).toEqual([[null, 'https://www.example.com/it/contatti']])
  expect(head.querySelector('meta[name="robots"]')).toBeNull()
})

test('a page with a counterpart names both, and English for other languages (R-PAGE-1)', () => {
  expect(links(headOf(<PageHead {...shared} language="en" {...english} />), 'alternate')).toEqual([
    ['en', 'https://www.example.com/en/contact'],
    ['it', 'https://www.example.com/it/contatti'],
    ['x-default', 'https://www.example.com/en/contact'],
  ])
})

test('an Italian-only page names no counterpart', () => {
  const head = headOf(<PageHead {...shared} language="it" {...italianOnly} />)
  expect(links(head, 'alternate')).toEqual([])
  expect(links(head, 'canonical')).toHaveLength(1)
})

test('given no keywords, the head has no tag for them (R-PAGE-1)', () => {
  expect(headOf(<PageHead {...shared} language="it" {...italian} />).querySelector('meta[name="keywords"]')).toBeNull()
  const head = headOf(
    <PageHead {...shared} language="it" {...italian} keywords={['e-commerce catania', 'negozio online']} />,
  )
  expect(metaOf(head, 'keywords')).toBe('e-commerce catania, negozio online')
})

test('a page without a path is kept out of search', () => {
  const head = headOf(<PageHead {...shared} language="en" />)
  expect(metaOf(head, 'robots')).toBe('noindex')
  expect(links(head, 'canonical')).toEqual([])
})

test('the tags for shared links name the languages of the page, and describe its image', () => {
  const properties = (head: Document, property: string) =>
    [...head.querySelectorAll(`meta[property="${property}"]`)].map((meta) => meta.getAttribute('content'))
  const head = headOf(<PageHead {...shared} language="it" {...italian} pageId="contact" />)
  expect(properties(head, 'og:locale')).toEqual(['it_IT'])
  expect(properties(head, 'og:locale:alternate')).toEqual(['en_GB'])
  expect(properties(head, 'og:image:alt')).toEqual(['Contact us – Zagara'])
  const alone = headOf(<PageHead {...shared} language="it" {...italianOnly} />)
  expect(properties(alone, 'og:locale:alternate')).toEqual([])
})
