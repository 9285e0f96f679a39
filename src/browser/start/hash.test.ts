import { followHashes } from './hash'

const scrollIntoView = jest.fn()

beforeEach(() => {
  scrollIntoView.mockReset()
  jest.useFakeTimers()
  document.body.innerHTML = `
    <a href="#contact"><b>Here</b></a> <a href="/en/other#contact">Elsewhere</a>
    <h2 id="contact">Contact</h2> <h2 id="città">City</h2>`
  document.documentElement.removeAttribute('data-scrolls')
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  Object.assign(Element.prototype, { scrollIntoView })
})
afterEach(() => jest.useRealTimers())

/** Opens a page at a hash. */
function open(hash: string): void {
  window.history.replaceState(null, '', `/en${hash}`)
  followHashes()
}

/** Clicks what stands in a link. Returns whether the browser follows it by itself, which jsdom cannot. */
function click(text: string, how: MouseEventInit = {}): boolean {
  let followed = false
  const beforeItIs = (event: Event) => {
    followed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', beforeItIs, { once: true })
  const place = [...document.querySelectorAll('a, b')].findLast(({ textContent }) => textContent === text)
  place?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  return followed
}

const touch = (sign: string) => window.dispatchEvent(new Event(sign))
const pass = (ms: number) => jest.advanceTimersByTime(ms)
const placesLieWhereTheyAre = () => document.documentElement.hasAttribute('data-scrolls')

describe('a page that is opened at a hash (R-SCROLL-2)', () => {
  test('waits for the load of the page, but no longer than 3 s', () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    open('#contact')
    pass(2999)
    expect(scrollIntoView).not.toHaveBeenCalled()
    pass(1)
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('load'))
    pass(200)
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
    expect(state).toHaveBeenCalled()
  })

  test('leaves a visitor where the scrollbar, or words that the address quotes, have led to (R-SCROLL-3)', () => {
    const place = jest.replaceProperty(window, 'scrollY', 1500)
    open('#contact')
    pass(200)
    expect(scrollIntoView).not.toHaveBeenCalled()
    expect(placesLieWhereTheyAre()).toBe(true)
    place.restore()
  })

  test.each(['#no-such-element', '#100%'])('that names nothing (%s) shows its top', (hash) => {
    open(hash)
    pass(100)
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  test.each(['#citt%C3%A0', '#città?utm_source=x', '#citt%C3%A0&fbclid=1#2', '#citt%C3%A0%3Futm_source=x'])(
    'finds an element whose name the address writes in its own way (%s)',
    (hash) => {
      open(hash)
      pass(100)
      expect(document.activeElement?.id).toBe('città')
    },
  )

  test.each(['wheel', 'pointerdown', 'keydown'])(
    'does not scroll if its visitor touches it before (%s), and follows the next link (R-SCROLL-3)',
    (sign) => {
      open('#contact')
      touch(sign)
      pass(200)
      expect(scrollIntoView).not.toHaveBeenCalled()
      expect(placesLieWhereTheyAre()).toBe(true)
      click('Here')
      pass(100)
      expect(scrollIntoView).toHaveBeenCalledTimes(1)
    },
  )
})

describe('a link to a place in the page (R-SCROLL-2)', () => {
  beforeEach(() => open(''))

  test('scrolls there a second time, without a second entry in the history', () => {
    click('Here')
    pass(100)
    const entries = history.length
    click('Here')
    pass(100)
    expect(scrollIntoView).toHaveBeenCalledTimes(2)
    expect(history.length).toBe(entries)
  })

  test('is the browser’s where it leads to another page, or into a new tab', () => {
    expect(click('Elsewhere')).toBe(true)
    expect(click('Here', { ctrlKey: true })).toBe(true)
    pass(200)
    expect(scrollIntoView).not.toHaveBeenCalled()
  })
})

test('Back forgets a scroll that has not begun (R-SCROLL-1)', () => {
  open('')
  click('Here')
  // jsdom goes back in its own time. Here the browser stands at the former entry at once, and tells of it.
  window.history.replaceState(null, '', '/en')
  window.dispatchEvent(new PopStateEvent('popstate'))
  pass(200)
  expect(scrollIntoView).not.toHaveBeenCalled()
  expect(window.scrollTo).toHaveBeenCalledTimes(1)
})
