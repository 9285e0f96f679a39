import { act, fireEvent, screen } from '@testing-library/react'

import { pointerForEachTest, putPointerOn } from '../../../tests/jest/pointer'
import { closeButton, open, pass, region, say, staying, toastsForEachTest } from '../../../tests/jest/toasts'

toastsForEachTest()

test('each toaster is a region with a name in the language of the page', () => {
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

test('form results: the newest takes the place of the one before (R-TOAST-1)', () => {
  open()
  say('results', 'First')
  say('results', 'Second')
  expect(staying()).toEqual(['Second'])
})

test('notices: three stay, a fourth sends the oldest away (R-TOAST-2)', () => {
  open()
  for (const title of ['One', 'Two', 'Three', 'Four']) say('notices', title)
  expect(staying()).toEqual(['Four', 'Three', 'Two'])
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
    pass(300)
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

  test('while the pointer is on another of its toaster, which was closed under the pointer', () => {
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
