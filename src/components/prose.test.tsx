import { screen } from '@testing-library/react'
import { renderOnSite, word } from '../../tests/jest/site'
import { FurtherPages } from '../layout/menu-details'
import { ActionButton, ArrowLink } from './button'
import { Prose } from './prose'
import { HeadedSection } from './section'

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

test('a sentence keeps the words around its links, and other brackets; a link to a page has no arrow', () => {
  const { container } = renderOnSite(<Prose text="[A](https://a.example) and [b](/en/contact). [Sic] (c)" />)
  expect(container.textContent).toBe('A and b. [Sic] (c)')
  expect(screen.getByRole('link', { name: 'b' }).querySelector('svg')).toBeNull()
})

test.each([true, false])('a section says whether it is an example: %s (R-PAGE-14)', (example) => {
  const section = { anchor: 'sum', heading: 'A sum', example }
  renderOnSite(<HeadedSection {...section}>Numbers</HeadedSection>)
  expect(screen.queryAllByText(word('en', 'example'))).toHaveLength(example ? 1 : 0)
})
