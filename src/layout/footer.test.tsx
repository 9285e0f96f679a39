import { act, fireEvent, screen, within } from '@testing-library/react'

import { renderOnSite } from '../../tests/jest/site'
import type { Language } from '../i18n/languages'
import { notify } from '../notifications/notify'
import { Footer } from './footer'

jest.mock('../notifications/notify', () => ({ notify: jest.fn() }))

const show = (language: Language = 'en') => renderOnSite(<Footer />, { language })
const linksOf = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('says who the agency is: logo, description, e-mail, address and tax data', () => {
  show('it')
  expect(screen.getByRole('link', { name: 'Zagara, pagina iniziale' })).toHaveAttribute('href', '/it')
  expect(screen.getByRole('link', { name: 'ciao@example.com' })).toHaveAttribute('href', 'mailto:ciao@example.com')
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent('Dalla Sicilia, ai piedi dell’Etna.')
  expect(footer).toHaveTextContent('Via Esempio 1, 95100 Catania (CT) · P. IVA IT00000000000')
})

test('has the links of the specification, in their groups', () => {
  show()
  expect(linksOf('About')).toEqual([
    '/en/about/mission-vision',
    '/en/about/brand-manifesto',
    '/en/about/our-philosophy',
  ])
  expect(linksOf('Services')).toEqual([
    '/en/services/marketing-performance',
    '/en/services/strategic-consulting',
    '/en/services/training-support',
    'https://events.example.com',
  ])
  expect(linksOf('E-commerce')).toEqual([
    '/en/e-commerce/prestashop-agency',
    '/en/e-commerce/shopify-development',
    '/en/e-commerce/from-zero',
    '/en/e-commerce/established',
    '/en/e-commerce/underperforming',
    '/en/contact',
  ])
})

test('says of a link to another site that it is one', () => {
  show()
  expect(screen.getByRole('link', { name: 'Events (external site)' })).toHaveAttribute(
    'href',
    'https://events.example.com',
  )
  expect(screen.getByRole('link', { name: 'LinkedIn (external site)' })).toHaveAttribute(
    'href',
    'https://social.example.com/zagara',
  )
})

test('offers both policies in the language of the page', () => {
  show('it')
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    expect.stringContaining('/it/privacy'),
  )
  expect(screen.getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute(
    'href',
    expect.stringContaining('/it/cookie'),
  )
})

test('says the current year', () => {
  jest.useFakeTimers({ now: new Date('2031-06-01') })
  show()
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031 Zagara S.r.l.')
  jest.useRealTimers()
})

describe('"update cookie preferences"', () => {
  const link = () => screen.getByRole('link', { name: 'Update cookie preferences' })

  test('reloads the page without JavaScript: it leads to where one is', () => {
    renderOnSite(<Footer />, { path: '/en/contact' })
    expect(link()).toHaveAttribute('href', '/en/contact')
  })

  test('says that the page will reload, and reloads it after 3 seconds', () => {
    jest.useFakeTimers()
    const later = jest.spyOn(globalThis, 'setTimeout')
    show()
    later.mockClear()
    const followed = fireEvent.click(link())
    expect(followed).toBe(false)
    expect(notify).toHaveBeenCalledWith('notices', {
      kind: 'info',
      title: 'Update cookie preferences',
      text: 'The page reloads in a few seconds to update your cookie preferences.',
    })
    expect(later).toHaveBeenCalledWith(expect.any(Function), 3000)
    act(() => jest.clearAllTimers())
    jest.useRealTimers()
  })
})
