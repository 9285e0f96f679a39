import { renderOnSite, word } from '../../tests/jest/site'
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
