import { followRows } from './follow-rows'

/** What the browser reports of rows, when a test says so. */
let report: (rows: { target: Element; isIntersecting: boolean }[]) => void

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    root = null
    rootMargin = ''
    thresholds = []
    constructor(callback: IntersectionObserverCallback) {
      report = (rows) => callback(rows as IntersectionObserverEntry[], this)
    }
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  document.body.innerHTML =
    '<section><svg data-follows-rows></svg><ul><li data-row></li><li data-row></li></ul></section><ul><li data-row></li></ul>'
  followRows()
})

test('the mark of a detail stands at the row in the middle of the screen, and stays when that has left', () => {
  const [first, second] = document.querySelectorAll('section [data-row]')
  if (!first || !second) throw new Error('the test has no rows')
  const row = () => document.querySelector('svg')?.getAttribute('data-row')
  report([
    { target: first, isIntersecting: false },
    { target: second, isIntersecting: true },
  ])
  expect(row()).toBe('1')
  report([{ target: second, isIntersecting: false }])
  expect(row()).toBe('1')
})
