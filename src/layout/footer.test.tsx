import { screen, within } from '@testing-library/react'

import { renderOnSite, word } from '../../tests/jest/site'
import type { Language } from '../i18n/languages'
import { Footer } from './footer'

const show = (language: Language = 'en') => renderOnSite(<Footer />, { language })
const linksOf = (group: string) =>
  within(screen.getByRole('list', { name: word('en', `navigation.groups.${group}`) }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('shows the agency: logo, description, e-mail, and the details that company law requires (R-CHROME-6)', () => {
  show('it')
  expect(screen.getByRole('link', { name: word('it', 'logo', { name: 'Zagara' }) })).toHaveAttribute('href', '/it')
  expect(screen.getByRole('link', { name: 'ciao@example.com' })).toHaveAttribute('href', 'mailto:ciao@example.com')
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent(word('it', 'footer.description'))
  expect(footer).toHaveTextContent(
    'Via Esempio 1, 95100 Catania (CT) · P. IVA IT00000000000 · REA CT-000000 · Capitale sociale 0,00 €',
  )
})

test('has the pages of the menu in their groups; the events site stands with the services, contact with e-commerce (R-CHROME-6)', () => {
  show()
  expect(linksOf('about')).toEqual(['/en/about/mission-vision', '/en/about/brand-manifesto'])
  expect(linksOf('services')).toEqual(['/en/services/training-support', 'https://events.example.com'])
  expect(linksOf('e-commerce')).toEqual([
    '/en/e-commerce/shopify-development',
    '/en/e-commerce/from-zero',
    '/en/e-commerce/established',
    '/en/contact',
  ])
})

const external = (name: string) => `${name} (${word('en', 'footer.externalSite')})`

test('tells screen readers that a link leads to another site', () => {
  show()
  expect(screen.getByRole('link', { name: external(word('en', 'footer.events')) })).toHaveAttribute(
    'href',
    'https://events.example.com',
  )
  expect(screen.getByRole('link', { name: external('LinkedIn') })).toHaveAttribute(
    'href',
    'https://social.example.com/zagara',
  )
})

test('offers both policies in the language of the page (R-POLICY-1, R-POLICY-4)', () => {
  show('it')
  expect(screen.getByRole('link', { name: word('it', 'footer.privacy') })).toHaveAttribute(
    'href',
    expect.stringContaining('/it/privacy'),
  )
  expect(screen.getByRole('link', { name: word('it', 'footer.cookie') })).toHaveAttribute(
    'href',
    expect.stringContaining('/it/cookie'),
  )
})

test('says the current year (R-CHROME-6)', () => {
  jest.useFakeTimers({ now: new Date('2031-06-01') })
  show()
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    word('en', 'footer.copyright', { year: 2031, name: 'Zagara S.r.l.' }),
  )
  jest.useRealTimers()
})

test('given no scripts, “update cookie preferences” reloads the page, because it links to the page itself (R-CHROME-7, R-BASE-1)', () => {
  renderOnSite(<Footer />, { path: '/en/contact' })
  expect(screen.getByRole('link', { name: word('en', 'footer.cookiePreferences') })).toHaveAttribute(
    'href',
    '/en/contact',
  )
})
