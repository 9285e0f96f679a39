import { noteFollowedLinks, restoreFullAddress } from './full-address'

const here = () => window.location.pathname + window.location.search + window.location.hash
const visit = (path: string) => window.history.replaceState(null, '', path)

/** Follows a link; the page that it leads to is loaded by the tests themselves. */
function follow(href: string): void {
  document.body.innerHTML = `<a href="${href}"><span>Go on</span></a>`
  const link = document.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  document.querySelector('span')?.click()
}

beforeAll(noteFollowedLinks)
beforeEach(() => {
  sessionStorage.clear()
  visit('/en')
})
afterEach(() => jest.useRealTimers())

test('a page that was loaded anew by its path alone gets its search and hash back', () => {
  follow('/en/contact?interest=other#contact')
  visit('/en/contact')
  restoreFullAddress()
  expect(here()).toBe('/en/contact?interest=other#contact')
})

test('once only', () => {
  follow('/en/contact?a=1')
  visit('/en/contact')
  restoreFullAddress()
  visit('/en/contact')
  restoreFullAddress()
  expect(here()).toBe('/en/contact')
})

test.each(['/en', '/en/contact?b=2', '/en/contact#faq'])('the address %s stays: it is another', (path) => {
  follow('/en/contact?a=1#contact')
  visit(path)
  restoreFullAddress()
  expect(here()).toBe(path)
})

test('a link says nothing after 20 s', () => {
  jest.useFakeTimers()
  follow('/en/contact?a=1')
  jest.advanceTimersByTime(20_001)
  visit('/en/contact')
  restoreFullAddress()
  expect(here()).toBe('/en/contact')
})

test('links to other sites, and those without search and hash, are not noted', () => {
  follow('https://example.org/en?a=1')
  follow('/en/contact')
  expect(sessionStorage).toHaveLength(0)
})

test.each(['{', '"text"', '{"address":1,"at":2}', '{"address":"/x"}'])(
  'a note that is damaged (%s) is no error',
  (note) => {
    sessionStorage.setItem('followed-link', note)
    expect(restoreFullAddress).not.toThrow()
    expect(here()).toBe('/en')
  },
)

test('without session storage nothing breaks', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(restoreFullAddress).not.toThrow()
})
