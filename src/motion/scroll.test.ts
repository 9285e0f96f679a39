import { onRouteUpdate } from './scroll'

let reduced = false
const scrollIntoView = jest.fn()

beforeEach(() => {
  reduced = false
  scrollIntoView.mockClear()
  jest.useFakeTimers()
  document.body.innerHTML = '<h2 id="contact">Contact</h2>'
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Object.assign(window, { matchMedia: () => ({ matches: reduced }) })
  Object.assign(Element.prototype, { scrollIntoView })
})
afterEach(() => jest.useRealTimers())

/** Only the two locations of what Gatsby hands over are read. */
const goTo = (hash: string, prevLocation: { pathname: string } | null = { pathname: '/en' }) =>
  Reflect.apply(onRouteUpdate ?? (() => undefined), undefined, [{ location: { hash, pathname: '/en' }, prevLocation }])

/** R-SCROLL-1 */
test('a navigation without a hash scrolls to the top at once', () => {
  goTo('')
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
})

/** R-SCROLL-2 */
test('a navigation with a hash scrolls smoothly to its element after 100 ms, and focus goes with it', () => {
  goTo('#contact')
  jest.advanceTimersByTime(99)
  expect(scrollIntoView).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' })
  expect(document.activeElement?.id).toBe('contact')
  expect(window.scrollTo).not.toHaveBeenCalled()
})

/** R-SCROLL-2 */
test('under reduced motion it jumps, without delay', () => {
  reduced = true
  goTo('#contact')
  jest.advanceTimersByTime(0)
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto' })
})

/** R-SCROLL-2 */
test('a hash that names nothing scrolls to the top', () => {
  goTo('#no-such-element')
  jest.advanceTimersByTime(100)
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
})

test('a hash that is badly encoded scrolls to the top as well', () => {
  goTo('#100%')
  jest.advanceTimersByTime(100)
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
})

test('the next navigation forgets a scroll that has not begun', () => {
  goTo('#contact')
  goTo('')
  jest.advanceTimersByTime(200)
  expect(scrollIntoView).not.toHaveBeenCalled()
})

/** R-SCROLL-3 */
test('whoever scrolls within the 100 ms is left there, unless another page came', () => {
  goTo('#contact')
  dispatchEvent(new Event('wheel'))
  jest.advanceTimersByTime(200)
  expect(scrollIntoView).not.toHaveBeenCalled()
  goTo('#contact', { pathname: '/en/contact' })
  dispatchEvent(new Event('wheel'))
  jest.advanceTimersByTime(200)
  expect(scrollIntoView).toHaveBeenCalled()
})

/** R-SCROLL-1 */
test('the arrival of the app is no navigation: the page stays where its reader is', () => {
  goTo('', null)
  goTo('#contact', null)
  jest.advanceTimersByTime(200)
  expect(window.scrollTo).not.toHaveBeenCalled()
  expect(scrollIntoView).not.toHaveBeenCalled()
})
