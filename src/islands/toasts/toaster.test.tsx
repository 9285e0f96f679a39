import { act, fireEvent, screen, within } from '@testing-library/react'

import { openPage, removeToasts } from '../../../tests/jest/page'
import { pointerForEachTest, putPointerOn } from '../../../tests/jest/pointer'
import { word } from '../../../tests/jest/site'
import type { LayerName } from './layers'
import { showToast } from './show-toast'

/** The code of toasts comes with the first one. */
beforeAll(() =>
  act(async () => {
    await import('./toasts-island')
  }),
)
beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  removeToasts()
  pass(1000)
  jest.useRealTimers()
})

const say = (layer: LayerName, title: string) => {
  // A moment between two toasts, as there is in life.
  pass(5)
  act(() => showToast(layer, { kind: 'info', title, text: 'More about it.' }))
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const open = (language: 'en' | 'it' = 'en', content = <button type="button">Before</button>) =>
  openPage(content, { language })
const region = (layer: LayerName = 'notices', language: 'en' | 'it' = 'en') =>
  screen.getByRole('region', { name: word(language, layer === 'results' ? 'notices.results' : 'notices.label') })
const staying = () =>
  [...document.querySelectorAll('[data-toast][data-leaving="false"] strong')].map((title) => title.textContent)
const closeButton = (title: string) =>
  within(screen.getByText(title).closest<HTMLElement>('[data-toast]') ?? document.body).getByRole('button', {
    name: word('en', 'notices.close'),
  })

test('each layer is a region with a name in the language of the page', () => {
  open('it')
  say('notices', 'A notice')
  say('results', 'A result')
  expect(region('notices', 'it')).toHaveTextContent('A notice')
  expect(region('results', 'it')).toHaveTextContent('A result')
})

test('a toast says what happened, and more about it', () => {
  open()
  say('results', 'Request sent!')
  expect(region('results')).toHaveTextContent('Request sent! More about it.')
})

/** R-TOAST-1 */
test('form results: the newest takes the place of the one before', () => {
  open()
  say('results', 'First')
  say('results', 'Second')
  expect(staying()).toEqual(['Second'])
})

/** R-TOAST-2 */
test('notices: three stay, a fourth sends the oldest away', () => {
  open()
  for (const title of ['One', 'Two', 'Three', 'Four']) say('notices', title)
  expect(staying()).toEqual(['Four', 'Three', 'Two'])
})

test('the layers do not count each other', () => {
  open()
  say('notices', 'A notice')
  say('results', 'A result')
  expect(staying().sort()).toEqual(['A notice', 'A result'])
})

/** R-TOAST-1, R-TOAST-2, R-TOAST-3 */
test.each([
  ['results', 5000],
  ['notices', 4000],
] as const)('a toast of "%s" stays %d ms, and 200 ms more to fade', (layer, duration) => {
  open()
  say(layer, 'Gone soon')
  pass(duration - 100)
  expect(staying()).toEqual(['Gone soon'])
  pass(150)
  expect(staying()).toEqual([])
  expect(screen.queryByText('Gone soon')).not.toBeNull()
  pass(300)
  expect(screen.queryByText('Gone soon')).toBeNull()
})

/** R-TOAST-3 */
test('a toast has a button that closes it', () => {
  open()
  say('notices', 'Close me')
  fireEvent.click(closeButton('Close me'))
  expect(staying()).toEqual([])
})

/** R-TOAST-3 */
describe('a toast waits', () => {
  pointerForEachTest()

  /** The pointer moves over a toast, or away from all of them. */
  function pointAt(title: string | undefined): void {
    putPointerOn(title === undefined ? null : screen.getByText(title))
    if (title === undefined) fireEvent.pointerLeave(region())
    else fireEvent.pointerEnter(region())
    pass(1)
  }

  test('while the pointer is on it', () => {
    open()
    say('notices', 'Wait')
    pointAt('Wait')
    pass(20_000)
    expect(staying()).toEqual(['Wait'])
    pointAt(undefined)
    pass(4500)
    expect(staying()).toEqual([])
  })

  test('while the focus is in it', () => {
    open()
    say('notices', 'Wait')
    act(() => closeButton('Wait').focus())
    pass(1)
    pass(20_000)
    expect(staying()).toEqual(['Wait'])
    act(() => screen.getByRole('button', { name: 'Before' }).focus())
    pass(1)
    pass(4500)
    expect(staying()).toEqual([])
  })

  test('while its tab is hidden', () => {
    open()
    say('notices', 'Wait')
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    pass(20_000)
    expect(staying()).toEqual(['Wait'])
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    pass(4500)
    expect(staying()).toEqual([])
  })

  test('while the pointer is on another of its layer, which was closed under the pointer', () => {
    open()
    say('notices', 'Below')
    say('notices', 'Above')
    pointAt('Above')
    fireEvent.click(closeButton('Above'))
    // The toast below moves to where the pointer is.
    putPointerOn(screen.getByText('Below'))
    pass(20_000)
    expect(staying()).toEqual(['Below'])
    pointAt(undefined)
    pass(4500)
    expect(staying()).toEqual([])
  })

  test('and not for ever where the one before was closed under the pointer, and took the pointer’s leaving with it', () => {
    open()
    say('notices', 'Closed')
    pointAt('Closed')
    fireEvent.click(closeButton('Closed'))
    // The pointer moves on while the toast goes: nobody hears that it left.
    putPointerOn(null)
    pass(500)
    say('notices', 'Next')
    pass(3900)
    expect(staying()).toEqual(['Next'])
    pass(200)
    expect(staying()).toEqual([])
  })
})

/** R-TOAST-1, R-TOAST-2 */
test.each([
  ['results', { code: 'F8' }],
  ['notices', { code: 'KeyT', altKey: true }],
] as const)('the hotkey of "%s" moves focus to its newest toast, and back', (layer, keys) => {
  open()
  screen.getByRole('button', { name: 'Before' }).focus()
  say(layer, 'Read me')
  fireEvent.keyDown(document, keys)
  expect(document.activeElement).toHaveTextContent('Read me')
  fireEvent.keyDown(document, keys)
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

test('the hotkey without a toast does nothing', () => {
  open()
  expect(fireEvent.keyDown(document, { code: 'F8' })).toBe(true)
})

/** R-CHROME-4 */
describe('Escape', () => {
  const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })

  test('closes the newest toast', () => {
    open()
    say('notices', 'Older')
    say('notices', 'Newer')
    pressEscape()
    expect(staying()).toEqual(['Older'])
  })

  test('leaves toasts alone while something else is open, unless one has the focus', () => {
    open(
      'en',
      <button type="button" aria-expanded="true">
        Menu
      </button>,
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

describe('a screen reader', () => {
  const live = () => screen.getByRole('status')

  test('hears a toast through a live region that was there before', () => {
    open()
    expect(live()).toBeEmptyDOMElement()
    say('results', 'Request sent!')
    expect(live()).toHaveTextContent('Request sent! More about it.')
  })

  test('hears the same words again when they are said again', () => {
    open()
    say('results', 'Request sent!')
    const first = live().firstElementChild
    say('results', 'Request sent!')
    expect(live().firstElementChild).not.toBe(first)
  })

  test('hears nothing of a toast that the page tells of itself', () => {
    open()
    act(() => showToast('results', { kind: 'error', title: 'Error', isSilent: true }))
    expect(live()).toBeEmptyDOMElement()
  })
})

test('toasts and what is spoken stand out of the reach of a dialog’s focus lock', () => {
  open()
  say('notices', 'A notice')
  expect(region().closest('[data-no-focus-lock]')).toBe(document.querySelector('[data-noticeboard]'))
  expect(screen.getByRole('status').closest('[data-no-focus-lock]')).not.toBeNull()
})
