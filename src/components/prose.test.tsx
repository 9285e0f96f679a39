import { screen } from '@testing-library/react'

import { renderOnSite, word } from '../../tests/jest/site'
import { FurtherPages } from '../layout/menu-details'
import { ActionButton, ArrowLink } from './button'
import { Intro } from './intro'
import { Prose } from './prose'

const action = { label: 'Shop', href: 'https://shop.example.com' }

test.each([
  ['a sentence', <Prose key="sentence" text="See our [Shop](https://shop.example.com), and buy." />],
  ['a button', <ActionButton key="button" action={action} />],
  ['the link of a section', <ArrowLink key="link" action={action} />],
  ['the menu and the footer', <FurtherPages key="menu" />],
])(
  '%s leads to another site in the same tab, with an arrow, and a screen reader says so (R-ROUTE-7)',
  (_in, element) => {
    renderOnSite(element)
    const link = screen.getByRole('link', { name: `Shop (${word('en', 'footer.externalSite')})` })
    expect(link).toHaveAttribute('href', action.href)
    expect(link).toHaveAttribute('rel', 'noopener')
    expect(link).not.toHaveAttribute('target')
    expect(link.querySelector('svg')).toBeTruthy()
  },
)

test('a sentence keeps the words around its links, and other brackets', () => {
  const { container } = renderOnSite(<Prose text="[A](https://a.example) and [b](https://b.example). [Sic] (c)" />)
  expect(container.textContent).toBe('A and b. [Sic] (c)')
})

test('an example says that it is one, also without an introduction (R-PAGE-14)', () => {
  renderOnSite(<Intro text={null} isExample />)
  expect(screen.getByText(word('en', 'inventedNumbers'))).toBeVisible()
})
