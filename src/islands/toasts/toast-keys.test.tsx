import { act, fireEvent, screen } from '@testing-library/react'

import { open, region, say, staying, toastsForEachTest } from '../../../tests/jest/toasts'
import { showToast } from './show-toast'

toastsForEachTest()

test.each([
  ['results', { code: 'F8' }],
  ['notices', { code: 'KeyT', altKey: true }],
] as const)('the hotkey of "%s" moves focus to its newest toast, and back (R-TOAST-1, R-TOAST-2)', (toaster, keys) => {
  open()
  screen.getByRole('button', { name: 'Before' }).focus()
  say(toaster, 'Read me')
  fireEvent.keyDown(document, keys)
  expect(document.activeElement).toHaveTextContent('Read me')
  fireEvent.keyDown(document, keys)
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

test('the hotkey without a toast does nothing', () => {
  open()
  expect(fireEvent.keyDown(document, { code: 'F8' })).toBe(true)
})

describe('Escape (R-CHROME-4)', () => {
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
