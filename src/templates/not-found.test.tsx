import { screen, within } from '@testing-library/react'

import { chrome, renderOnSite, sitePaths, word } from '../../tests/jest/site'
import type { Language } from '../i18n/languages'
import NotFound from './not-found'

/** The template reads only data, path and file from Gatsby's props. */
function show(pathname: string, language: Language): void {
  const data = {
    ...chrome(language),
    allPage: { nodes: sitePaths.map((path) => ({ path })) },
    terrain: { lines: { publicURL: '/terrain/not-found.svg' } },
  }
  const props = Object.assign(Object.create(null), {
    data,
    location: { pathname },
    pageContext: { i18n: { path: '/404.html' } },
  })
  renderOnSite(<NotFound {...props} />, { language, path: pathname })
}

test.each([
  ['en', ['/en/e-commerce/from-zero', '/en/e-commerce/established']],
  ['it', ['/it/e-commerce/da-zero', '/it/e-commerce/avviato']],
] as const)('leads on to the situations a shop can be in (%s) (R-ERROR-1)', (language, paths) => {
  show(`/${language}/no-such-page`, language)
  const links = within(screen.getByRole('navigation', { name: word(language, 'not-found:situations') })).getAllByRole(
    'link',
  )
  expect(links.map((link) => link.getAttribute('href'))).toEqual(paths)
})

test('keeps its offer of another language hidden, until a script has asked the host for the page (R-ERROR-2)', () => {
  show('/en/evento-farmasimplex', 'en')
  const others = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(screen.getAllByRole('link')).toHaveLength(1 + others.length)
  const offer = document.querySelector('[data-counterpart]')
  expect(offer).not.toBeVisible()
  expect(offer?.querySelector('a')).toHaveAttribute('hreflang', 'it')
})
