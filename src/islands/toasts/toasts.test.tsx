import { act, fireEvent, screen } from '@testing-library/react'

import { closeButton, open, pass, region, say, staying, toastsForEachTest } from '../../../tests/jest/toasts'

toastsForEachTest()

const origin = () => screen.getByRole('button', { name: 'Before' })

test('each toaster is a region with a name in the language of the page', () => {
  open('it')
  say('notices', 'A notice')
  say('results', 'A result')
  expect(region('notices', 'it')).toHaveTextContent('A notice More about it.')
  expect(region('results', 'it')).toHaveTextContent('A result More about it.')
})

test('form results: the newest takes the place of the one before (R-TOAST-1)', () => {
  open()
  say('results', 'First')
  say('results', 'Second')
  expect(staying()).toEqual(['Second'])
})

test('notices: three stay, a fourth sends the oldest away (R-TOAST-2)', () => {
  open()
  for (const title of ['One', 'Two', 'Three', 'Four']) say('notices', title)
  expect(staying()).toEqual(['Two', 'Three', 'Four'])
})

test('the toasters do not count each other', () => {
  open()
  say('notices', 'A notice')
  say('results', 'A result')
  expect(staying().sort()).toEqual(['A notice', 'A result'])
})

test.each([
  ['results', 5000],
  ['notices', 4000],
] as const)(
  'a toast of "%s" stays %d ms, and 200 ms more to fade (R-TOAST-1, R-TOAST-2, R-TOAST-3)',
  (toaster, duration) => {
    open()
    say(toaster, 'Gone soon')
    pass(duration - 100)
    expect(staying()).toEqual(['Gone soon'])
    pass(150)
    expect(staying()).toEqual([])
    expect(screen.queryByText('Gone soon')).not.toBeNull()
    pass(200)
    expect(screen.queryByText('Gone soon')).toBeNull()
  },
)

test('a toast has a button that closes it (R-TOAST-3)', () => {
  open()
  say('notices', 'Close me')
  fireEvent.click(closeButton('Close me'))
  expect(staying()).toEqual([])
})

describe('a toast waits (R-TOAST-3)', () => {
  test.each([
    ['the pointer is on it', () => fireEvent.pointerMove(region()), () => fireEvent.pointerLeave(region())],
    ['the focus is in it', () => act(() => closeButton('Wait').focus()), () => act(() => origin().focus())],
    ['the visitor is in another window', () => fireEvent.blur(window), () => fireEvent.focus(window)],
  ])('while %s', (_when, begin, end) => {
    open()
    say('notices', 'Wait')
    begin()
    pass(20_000)
    expect(staying()).toEqual(['Wait'])
    end()
    pass(4100)
    expect(staying()).toEqual([])
  })

  test('and not for ever where the one before was closed under the pointer, and took the pointer’s leaving with it', () => {
    open()
    say('notices', 'Closed')
    fireEvent.pointerMove(region())
    fireEvent.click(closeButton('Closed'))
    pass(500)
    say('notices', 'Next')
    pass(4100)
    expect(staying()).toEqual([])
  })
})

describe('the keyboard', () => {
  const hotkeys = [
    ['results', { key: 'F8', code: 'F8' }],
    ['notices', { key: 't', code: 'KeyT', altKey: true }],
  ] as const

  test.each(hotkeys)('moves by its hotkey to the toasts of "%s", and back (R-TOAST-1, R-TOAST-2)', (toaster, keys) => {
    open()
    origin().focus()
    say(toaster, 'Read me')
    expect(fireEvent.keyDown(origin(), keys)).toBe(false)
    expect(region(toaster)).toBe(document.activeElement?.parentElement)
    fireEvent.keyDown(document.activeElement ?? document, keys)
    expect(origin()).toHaveFocus()
  })

  test.each(hotkeys)('has its own meaning of the hotkey of "%s" where there is no toast', (_toaster, keys) => {
    open()
    origin().focus()
    expect(fireEvent.keyDown(origin(), keys)).toBe(true)
    expect(origin()).toHaveFocus()
  })

  test('returns to where it was when its toast is closed', () => {
    open()
    origin().focus()
    say('notices', 'Close me')
    act(() => closeButton('Close me').focus())
    fireEvent.click(closeButton('Close me'))
    expect(origin()).toHaveFocus()
  })

  test('closes the newest toast by Escape, or the one that has the focus', () => {
    open()
    for (const title of ['One', 'Two', 'Three']) say('notices', title)
    fireEvent.keyDown(origin(), { key: 'Escape' })
    expect(staying()).toEqual(['One', 'Two'])
    act(() => closeButton('One').focus())
    fireEvent.keyDown(closeButton('One'), { key: 'Escape' })
    expect(staying()).toEqual(['Two'])
  })

  test.each(['dialog', 'tooltip'])('leaves toasts alone while a %s is open: Escape is for that', (role) => {
    open('en', <p role={role}>Something over the page</p>)
    say('notices', 'A notice')
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
    expect(staying()).toEqual(['A notice'])
    open()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(staying()).toEqual([])
  })
})
