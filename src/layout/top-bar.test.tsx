import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'

import { renderOnSite, word } from '../../tests/jest/site'
import type { Language } from '../i18n/languages'
import { TopBar } from './top-bar'

const Page = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TopBar isMenuOpen={isOpen} onMenuChange={setOpen} />
      <main>
        <a href="/en">Behind</a>
      </main>
      <footer />
    </>
  )
}
const show = (language: Language = 'en', path = `/${language}`) => renderOnSite(<Page />, { language, path })
const menuNames = (['en', 'it'] as const).flatMap((language) => [
  word(language, 'menu.open'),
  word(language, 'menu.close'),
])
const menuButton = () => screen.getByRole('button', { name: (name) => menuNames.includes(name) })
const pageName = (page: string, language: Language = 'en') => word(language, `navigation.pages.${page}`)
const menu = () => screen.queryByRole('navigation')
const open = () => fireEvent.click(menuButton())

/** R-CHROME-1 */
test.each([
  ['en', '/en'],
  ['it', '/it'],
] as const)('the logo leads to the home of the language (%s)', (language, href) => {
  show(language)
  expect(screen.getByRole('link', { name: word(language, 'logo', { name: 'Zagara' }) })).toHaveAttribute('href', href)
})

/** R-CHROME-2, R-CHROME-3, R-CHROME-4 */
describe('the menu', () => {
  test('is closed at first; its button opens and closes it, and says so', () => {
    show()
    expect(menu()).toBeNull()
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
    open()
    expect(menu()).toBeVisible()
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
    expect(menuButton()).toHaveTextContent(word('en', 'menu.close'))
    open()
    expect(menu()).toBeNull()
  })

  test.each(['en', 'it'] as const)('has its groups and their pages, in the order of the data (%s)', (language) => {
    show(language)
    open()
    const menu = within(screen.getByRole('navigation'))
    const shown = menu.getAllByRole('heading').map(({ textContent }) => [
      textContent,
      within(menu.getByRole('list', { name: textContent ?? '' }))
        .getAllByRole('link')
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
    open()
    const group = screen.getByRole('list', { name: word('en', 'navigation.groups.e-commerce') })
    const order = [...group.querySelectorAll('a, hr')].map((element) => element.textContent || element.tagName)
    expect(order).toEqual([pageName('shopify-development'), 'HR', pageName('from-zero'), pageName('established')])
  })

  test('leads to the pages of the language, and to the contact page', () => {
    show('it')
    open()
    const links = within(screen.getByRole('navigation'))
    expect(links.getByRole('link', { name: pageName('from-zero', 'it') })).toHaveAttribute(
      'href',
      '/it/e-commerce/da-zero',
    )
    expect(links.getByRole('link', { name: pageName('contact', 'it') })).toHaveAttribute('href', '/it/contatti')
  })

  test('marks the page that is open, and no other', () => {
    show('en', '/en/about/brand-manifesto')
    open()
    const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(marked.map(({ textContent }) => textContent)).toEqual([pageName('brand-manifesto')])
  })

  test('closes when an item is chosen', () => {
    show()
    open()
    const item = screen.getByRole('link', { name: pageName('brand-manifesto') })
    item.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(item)
    expect(menu()).toBeNull()
  })

  test('closes with Escape, and focus is on its button again', () => {
    show()
    open()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(menu()).toBeNull()
    expect(menuButton()).toHaveFocus()
  })

  test('keeps the page behind it out of reach while it is open', () => {
    show()
    const main = screen.getByRole('main')
    open()
    expect(main.inert).toBe(true)
    open()
    expect(main.inert).toBe(false)
  })
})

/** R-CHROME-1, R-ROUTE-5 */
describe('the language switcher', () => {
  const names = { en: 'English', it: 'Italiano' }
  const languageButton = (here: Language = 'en') =>
    screen.getByRole('button', { name: word(here, 'language.current', { name: names[here] }) })
  const choice = (name: string) => screen.getByText(name, { selector: '#languages a' })

  test('says which language is spoken', () => {
    show('it')
    expect(languageButton('it')).toBeVisible()
    expect(choice('Italiano')).toHaveAttribute('aria-current', 'true')
    expect(choice('English')).not.toHaveAttribute('aria-current')
  })

  test.each([
    ['en', '/en/contact', 'Italiano', '/it/contatti'],
    ['it', '/it/chi-siamo/manifesto-brand', 'English', '/en/about/brand-manifesto'],
    ['it', '/it/evento-farmasimplex', 'English', '/en/evento-farmasimplex'],
    ['en', '/no/such/page', 'Italiano', '/it/no/such/page'],
  ] as const)('leads to the counterpart, by a full page load (%s, %s)', (language, path, name, href) => {
    show(language, path)
    expect(choice(name)).toHaveAttribute('href', href)
    expect(choice(name)).toHaveAttribute('hreflang')
  })

  test('takes search and hash along', () => {
    window.history.replaceState(null, '', '/en/contact?interest=other#contact')
    show('en', '/en/contact')
    expect(choice('Italiano')).toHaveAttribute('href', '/it/contatti?interest=other#contact')
    window.history.replaceState(null, '', '/')
  })

  test('each language calls itself by its own name, in its own language', () => {
    show()
    expect(choice('Italiano')).toHaveAttribute('lang', 'it')
    expect(choice('English')).toHaveAttribute('lang', 'en')
  })

  test('opens and closes by touch, and Escape dismisses it', () => {
    show()
    const state = () => languageButton().parentElement?.dataset.open
    fireEvent.click(languageButton())
    expect(languageButton()).toHaveAttribute('aria-expanded', 'true')
    act(() => languageButton().focus())
    fireEvent.keyDown(languageButton(), { key: 'Escape' })
    expect(languageButton()).toHaveAttribute('aria-expanded', 'false')
    expect(state()).toBe('dismissed')
  })
})
