import { screen, within } from '@testing-library/react'

import { chrome, renderOnSite, word } from '../../tests/jest/site'
import type { Language } from '../i18n/languages'
import { NotFound } from './not-found'

/** The template reads only data from Gatsby's props. */
function show(pathname: string, language: Language): void {
  const data = { ...chrome(language), terrain: { art: { publicURL: '/terrain/not-found.svg' } } }
  const props = Object.assign(Object.create(null), { data })
  renderOnSite(<NotFound {...props} />, { language, path: pathname })
}

test.each([
  ['en', ['/en/e-commerce/from-zero', '/en/e-commerce/established']],
  ['it', ['/it/e-commerce/da-zero', '/it/e-commerce/avviato']],
] as const)('leads on to the situations a shop can be in (%s) (R-ERROR-1)', (language, paths) => {
  show(`/${language}/no-such-page`, language)
  const links = within(screen.getByRole('list', { name: word(language, 'not-found:situations') })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(paths)
})
