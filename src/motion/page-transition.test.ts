import { navigate } from 'gatsby'

import { openPage, opensWithTransition, pageHasChanged } from './page-transition'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const calm = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ matches }) })
const changed = jest.fn()
const order: string[] = []

/** A browser with view transitions: it takes the old picture, then lets the page change. */
function withTransitions(): void {
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      order.push('transition')
      const done = change().then(changed)
      return { ready: Promise.reject(new Error('skipped')), finished: done }
    },
  })
}

beforeEach(() => {
  calm(false)
  order.length = 0
  window.history.replaceState(null, '', '/en')
  withTransitions()
  jest.mocked(navigate).mockImplementation(async () => void order.push('navigate'))
  Object.assign(window, { ___loader: { loadPage: async () => void order.push('load') } })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  jest.useRealTimers()
})

describe('a link opens with a transition', () => {
  test('to another page', () => expect(opensWithTransition('/en/contact?a=1#b')).toBe(true))
  test('not to a place on the same page', () => expect(opensWithTransition('/en#faq')).toBe(false))
  test('not where less motion is wanted', () => {
    calm(true)
    expect(opensWithTransition('/en/contact')).toBe(false)
  })
  test('not in a browser without them', () => {
    Reflect.deleteProperty(document, 'startViewTransition')
    expect(opensWithTransition('/en/contact')).toBe(false)
  })
})

test('code and data come first, then the old picture is taken, then the page changes, with its full address', async () => {
  await openPage('/en/contact?a=1#b')
  expect(order).toEqual(['load', 'transition', 'navigate'])
  expect(navigate).toHaveBeenCalledWith('/en/contact?a=1#b')
})

test('it ends when the new page stands, and gives animation frames back', async () => {
  const frame = window.requestAnimationFrame
  await openPage('/en/contact')
  await settle()
  expect(changed).not.toHaveBeenCalled()
  expect(window.requestAnimationFrame).not.toBe(frame)
  pageHasChanged()
  await settle()
  expect(changed).toHaveBeenCalledTimes(1)
  expect(window.requestAnimationFrame).toBe(frame)
})

test('a page that cannot be loaded is opened all the same: the router knows what to do', async () => {
  Object.assign(window, { ___loader: { loadPage: () => Promise.reject(new Error('offline')) } })
  await openPage('/en/contact')
  expect(navigate).toHaveBeenCalledWith('/en/contact')
  pageHasChanged()
  await settle()
})
