import { renderToStaticMarkup } from 'react-dom/server'

import { PageHead } from './page-head'

const texts = { origin: 'https://www.example.com', siteName: 'Zagara', title: 'Contact us', description: 'Write.' }
const italian = { language: 'it', path: '/it/contatti' } as const

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
