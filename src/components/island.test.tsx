/** React's work waits until a test lets it go on. */
jest.mock('scheduler', () => jest.requireActual('scheduler/unstable_mock'))

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { onSite } from '../../tests/jest/site'
import { island } from './island'

const Hello = island(async () => () => <p>Hello</p>)
/** Lets React do what it has put off. */
const goOn = () => jest.requireActual<{ unstable_flushAll: () => void }>('scheduler/unstable_mock').unstable_flushAll()
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 10))
const onProblem = jest.fn()

/** A page with the server's HTML of an island, whose code has come because focus got there: React has yet to take it over. */
async function pageWithIsland(html: string) {
  const container = document.body.appendChild(document.createElement('main'))
  const page = createRoot(container)
  flushSync(() => page.render(onSite(<Hello />)))
  const place = container.firstElementChild
  if (place) place.innerHTML = html
  place?.dispatchEvent(new FocusEvent('focusin'))
  await aMoment()
  return { page, container }
}

beforeEach(() => {
  onProblem.mockReset()
  Object.assign(window, {
    IS_REACT_ACT_ENVIRONMENT: false,
    reportError: onProblem,
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  })
})
afterEach(() => {
  document.body.innerHTML = ''
})

test('the server’s HTML of an island is taken over', async () => {
  const { container } = await pageWithIsland('<p>Hello</p>')
  const paragraph = container.querySelector('p')
  goOn()
  expect(container.querySelector('p')).toBe(paragraph)
  expect(onProblem).not.toHaveBeenCalled()
})

test('other HTML than the component’s is reported', async () => {
  // React says it at length, too, and jsdom after it.
  const log = jest.spyOn(console, 'error').mockReturnValue()
  await pageWithIsland('<b>Goodbye</b>')
  goOn()
  expect(onProblem).toHaveBeenCalled()
  log.mockRestore()
})

test('who leaves the page before an island is taken over causes no error', async () => {
  const { page, container } = await pageWithIsland('<p>Hello</p>')
  flushSync(() => page.unmount())
  await aMoment()
  goOn()
  expect(container.textContent).toBe('')
  expect(onProblem).not.toHaveBeenCalled()
})
