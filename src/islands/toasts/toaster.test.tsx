import { act, fireEvent, screen, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'

import { renderOnSite, word } from '../../tests/jest/site'
import type { LayerName } from './layers'
import { Notifications } from './notifications'
import { showToast } from './show-toast'
import { Toasters } from './toasters'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  act(() => {
    toast.removeAll('results')
    toast.removeAll('notices')
  })
  jest.useRealTimers()
})

const say = (layer: LayerName, title: string) => {
  // A moment between two toasts, as there is in life.
  act(() => jest.advanceTimersByTime(5))
  act(() => showToast(layer, { kind: 'info', title, text: 'More about it.' }))
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const show = (language: 'en' | 'it' = 'en') => renderOnSite(<Toasters />, { language })
const region = (name: string) => screen.getByRole('region', { name })
const staying = () =>
  [...document.querySelectorAll('[data-toast][data-leaving="false"] strong')].map((title) => title.textContent)

test('each layer is a region with a name in the language of the page', () => {
  show('it')
  expect(region(word('it', 'notices.label'))).toBeEmptyDOMElement()
  expect(region(word('it', 'notices.results'))).toBeEmptyDOMElement()
})

test('a toast says what happened, and more about it', () => {
  show()
  say('results', 'Request sent!')
  expect(region(word('en', 'notices.results'))).toHaveTextContent('Request sent! More about it.')
})

/** R-TOAST-1 */
test('form results: the newest takes the place of the one before', () => {
  show()
  say('results', 'First')
  say('results', 'Second')
  expect(staying()).toEqual(['Second'])
})

/** R-TOAST-2 */
test('notices: three stay, a fourth sends the oldest away', () => {
  show()
  for (const title of ['One', 'Two', 'Three', 'Four']) say('notices', title)
  expect(staying()).toEqual(['Four', 'Three', 'Two'])
})

test('the layers do not count each other', () => {
  show()
  say('notices', 'A notice')
  say('results', 'A result')
  expect(staying().sort()).toEqual(['A notice', 'A result'])
})

test.each([
  ['results', 5000],
  ['notices', 4000],
] as const)('a toast of "%s" stays %d ms, and 200 ms more to fade', (layer, duration) => {
  show()
  say(layer, 'Gone soon')
  pass(duration - 100)
  expect(staying()).toEqual(['Gone soon'])
  pass(150)
  expect(staying()).toEqual([])
  expect(screen.queryByText('Gone soon')).not.toBeNull()
  pass(300)
  expect(screen.queryByText('Gone soon')).toBeNull()
})

test('a toast has a button that closes it', () => {
  show()
  say('notices', 'Close me')
  fireEvent.click(
    within(region(word('en', 'notices.label'))).getByRole('button', { name: word('en', 'notices.close') }),
  )
  expect(staying()).toEqual([])
})

test.each([
  ['the pointer is over it', 'pointerOver', 'pointerOut'],
  ['focus is in it', 'focusIn', 'focusOut'],
] as const)('a toast waits while %s', (_what, enter, leave) => {
  show()
  say('notices', 'Wait')
  fireEvent[enter](region(word('en', 'notices.label')))
  pass(20_000)
  expect(staying()).toEqual(['Wait'])
  fireEvent[leave](region(word('en', 'notices.label')))
  pass(4500)
  expect(staying()).toEqual([])
})

test.each([
  ['results', { code: 'F8' }],
  ['notices', { code: 'KeyT', altKey: true }],
] as const)('the hotkey of "%s" moves focus to its newest toast, and back', (layer, keys) => {
  renderOnSite(
    <>
      <button type="button">Before</button>
      <Toasters />
    </>,
  )
  screen.getByRole('button', { name: 'Before' }).focus()
  say(layer, 'Read me')
  fireEvent.keyDown(document, keys)
  expect(document.activeElement).toHaveTextContent('Read me')
  fireEvent.keyDown(document, keys)
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

/** R-CHROME-4 */
describe('Escape', () => {
  const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })

  test('closes the newest toast', () => {
    show()
    say('notices', 'Older')
    say('notices', 'Newer')
    pressEscape()
    expect(staying()).toEqual(['Older'])
  })

  test('leaves toasts alone while something else is open, unless one has the focus', () => {
    renderOnSite(
      <>
        <button type="button" aria-expanded="true">
          Menu
        </button>
        <Toasters />
      </>,
    )
    say('notices', 'A notice')
    screen.getByRole('button', { name: 'Menu' }).focus()
    pressEscape()
    expect(staying()).toEqual(['A notice'])
    fireEvent.keyDown(document, { code: 'KeyT', altKey: true })
    pressEscape()
    expect(staying()).toEqual([])
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
  })
})

test('a toast that the page tells of itself is not announced', () => {
  renderOnSite(<Notifications />)
  act(() => showToast('results', { kind: 'error', title: 'Error', isSilent: true }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('the hotkey without a toast does nothing', () => {
  show()
  expect(fireEvent.keyDown(document, { code: 'F8' })).toBe(true)
})

test('screen readers hear a toast through a live region that was there before', () => {
  renderOnSite(<Notifications />)
  const live = screen.getByRole('status')
  expect(live).toBeEmptyDOMElement()
  say('results', 'Request sent!')
  expect(live).toHaveTextContent('Request sent! More about it.')
})
