import { renderOnSite, word } from '../../tests/jest/site'
import { MenuGroup } from './menu-group'
import { TopBar } from './top-bar'

const partsOf = (selector: string) => [...document.querySelectorAll(selector)]

test('the menu has its groups, their pages and the separator in the order of the data, contact, and the place at its end (R-CHROME-2, R-CHROME-11)', () => {
  renderOnSite(<TopBar />)
  const group = (id: string) => word('en', `navigation.groups.${id}`)
  const page = (id: string) => word('en', `navigation.pages.${id}`)
  const parts = partsOf('#menu nav :is(h2, hr, a[href^="/"])')
  expect(parts.map(({ tagName, textContent }) => textContent?.trim() || tagName)).toEqual([
    group('about'),
    ...['mission-vision', 'brand-manifesto'].map(page),
    group('services'),
    page('training-support'),
    group('e-commerce'),
    page('shopify-development'),
    'HR',
    ...['from-zero', 'established', 'contact'].map(page),
  ])
  expect(partsOf('#menu nav li').at(-1)).toHaveTextContent('Sicily')
})

const zero = {
  pageId: 'from-zero',
  path: '/en/e-commerce/from-zero',
  terrain: { saying: null, art: { publicURL: null } },
}
const groupOf = (pages: (typeof zero)[]) => ({
  id: 'e-commerce',
  pages,
  separatorBefore: zero,
  footerPages: [],
  footerSites: [],
})

test.each([
  ['no page of a group, the menu leaves the group out', [], []],
  ['no page above the separator, the menu leaves the separator out', [zero], ['H2', 'A']],
])('in a language with %s (R-CHROME-2)', (_what, pages, wanted) => {
  const { container } = renderOnSite(<MenuGroup group={groupOf(pages)} />)
  expect([...container.querySelectorAll('h2, hr, a')].map(({ tagName }) => tagName)).toEqual(wanted)
})
