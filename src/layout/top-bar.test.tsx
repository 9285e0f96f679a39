import { screen, within } from '@testing-library/react'

import { renderOnSite, word } from '../../tests/jest/site'
import type { Language } from '../i18n/languages'
import { TopBar } from './top-bar'

const show = (language: Language = 'en', path = `/${language}`) => renderOnSite(<TopBar />, { language, path })
const pageName = (page: string, language: Language = 'en') => word(language, `navigation.pages.${page}`)
/** jsdom does not know popovers. tests/e2e/menu.spec.ts shows how the menu opens and closes. */
const hidden = { hidden: true }
const menu = () => screen.getByRole('navigation', hidden)

test.each([
  ['en', '/en'],
  ['it', '/it'],
] as const)('the logo leads to the home of the language (%s) (R-CHROME-1)', (language, href) => {
  show(language)
  expect(screen.getByRole('link', { name: word(language, 'logo', { name: 'Zagara' }) })).toHaveAttribute('href', href)
})

describe('the menu (R-CHROME-2, R-CHROME-3, R-CHROME-4)', () => {
  test('has a button that opens and closes it by the browser’s own popover', () => {
    show()
    const button = screen.getByRole('button', { name: new RegExp(word('en', 'menu.open')) })
    expect(button).toHaveAttribute('popovertarget', 'menu')
    expect(document.getElementById('menu')).toHaveAttribute('popover', 'auto')
    expect(document.getElementById('menu')).toContainElement(menu())
  })

  test.each(['en', 'it'] as const)('has its groups and their pages, in the order of the data (%s)', (language) => {
    show(language)
    const groups = within(menu())
    const shown = groups.getAllByRole('heading', hidden).map(({ textContent }) => [
      textContent,
      within(groups.getByRole('list', { name: textContent ?? '', ...hidden }))
        .getAllByRole('link', hidden)
        .map(({ textContent }) => textContent),
    ])
    const group = (id: string, pages: string[]) => [
      word(language, `navigation.groups.${id}`),
      pages.map((page) => pageName(page, language)),
    ]
    expect(shown).toEqual([
      group('about', ['mission-vision', 'brand-manifesto']),
      group('services', ['training-support']),
      group('e-commerce', ['shopify-development', 'from-zero', 'established']),
    ])
  })

  test('has a separator between the platforms and the situations', () => {
    show()
    const group = screen.getByRole('list', { name: word('en', 'navigation.groups.e-commerce'), ...hidden })
    const order = [...group.querySelectorAll('a, hr')].map((element) => element.textContent || element.tagName)
    expect(order).toEqual([pageName('shopify-development'), 'HR', pageName('from-zero'), pageName('established')])
  })

  test('leads to the pages of the language, and to the contact page', () => {
    show('it')
    const links = within(menu())
    expect(links.getByRole('link', { name: pageName('from-zero', 'it'), ...hidden })).toHaveAttribute(
      'href',
      '/it/e-commerce/da-zero',
    )
    expect(links.getByRole('link', { name: pageName('contact', 'it'), ...hidden })).toHaveAttribute(
      'href',
      '/it/contatti',
    )
  })

  test('marks the page that is open, and no other', () => {
    show('en', '/en/about/brand-manifesto')
    const marked = screen.getAllByRole('link', hidden).filter((link) => link.getAttribute('aria-current') === 'page')
    expect(marked.map(({ textContent }) => textContent)).toEqual([pageName('brand-manifesto')])
  })
})

describe('the language switcher (R-CHROME-1, R-ROUTE-5)', () => {
  const names = { en: 'English', it: 'Italiano' }
  const languageButton = (here: keyof typeof names = 'en') =>
    screen.getByRole('button', { name: word(here, 'language.current', { name: names[here] }) })
  const choice = (name: string) => screen.getByText(name, { selector: '#languages a' })

  test('names the language of the page', () => {
    show('it')
    expect(languageButton('it')).toBeVisible()
    expect(choice('Italiano')).toHaveAttribute('aria-current', 'true')
    expect(choice('English')).not.toHaveAttribute('aria-current')
  })

  test.each([
    ['en', '/en/contact', 'Italiano', '/it/contatti'],
    ['it', '/it/chi-siamo/manifesto-brand', 'English', '/en/about/brand-manifesto'],
    ['it', '/it/evento-farmasimplex', 'English', '/en/evento-farmasimplex'],
    // One file stands for every missing path: src/islands/not-found-island.ts sets its links.
    ['en', '/no/such/page', 'Italiano', '/it'],
  ] as const)('leads to the counterpart (%s, %s)', (language, path, name, href) => {
    show(language, path)
    expect(choice(name)).toHaveAttribute('href', href)
    expect(choice(name)).toHaveAttribute('hreflang')
  })

  test('each language calls itself by its own name, in its own language', () => {
    show()
    expect(choice('Italiano')).toHaveAttribute('lang', 'it')
    expect(choice('English')).toHaveAttribute('lang', 'en')
  })
})
