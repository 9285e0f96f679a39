import { fireEvent, render, screen } from '@testing-library/react'

import { useSwipe } from './use-swipe'

const onDismiss = jest.fn()
const Card = ({ threshold }: { threshold: number }) => {
  const { offset, handlers } = useSwipe(threshold, onDismiss)
  return (
    <div data-testid="card" data-offset={offset} {...handlers}>
      <button type="button">Close</button>
    </div>
  )
}
const card = () => screen.getByTestId('card')

const pointer = (element: Element, type: string, clientX: number) =>
  fireEvent(element, new PointerEvent(type, { bubbles: true, clientX, button: 0 }))

function swipe(from: Element, distance: number): void {
  pointer(from, 'pointerdown', 100)
  pointer(from, 'pointermove', 100 + distance)
  pointer(from, 'pointerup', 100 + distance)
}

describe.each([
  ['results', 50],
  ['notices', 20],
] as const)('a toast of the layer "%s" (R-TOAST-1, R-TOAST-2)', (_layer, threshold) => {
  test(`goes when it is swiped ${threshold} px, to either side`, () => {
    render(<Card threshold={threshold} />)
    swipe(card(), threshold)
    expect(onDismiss).toHaveBeenCalledTimes(1)
    swipe(card(), -threshold)
    expect(onDismiss).toHaveBeenCalledTimes(2)
  })

  test('stays, and comes back to its place, when it is swiped less', () => {
    render(<Card threshold={threshold} />)
    swipe(card(), threshold - 1)
    expect(onDismiss).not.toHaveBeenCalled()
    expect(card()).toHaveAttribute('data-offset', '0')
  })
})

test('a toast follows the pointer while it is swiped', () => {
  render(<Card threshold={50} />)
  pointer(card(), 'pointerdown', 100)
  pointer(card(), 'pointermove', 130)
  expect(card()).toHaveAttribute('data-offset', '30')
})

test('a pointer that only passes over moves nothing', () => {
  render(<Card threshold={50} />)
  pointer(card(), 'pointermove', 300)
  pointer(card(), 'pointerup', 300)
  expect(onDismiss).not.toHaveBeenCalled()
})

test('pressing the close button is no swipe', () => {
  render(<Card threshold={20} />)
  swipe(screen.getByRole('button'), 60)
  expect(onDismiss).not.toHaveBeenCalled()
})

test('a swipe that the browser takes over does not dismiss', () => {
  render(<Card threshold={20} />)
  pointer(card(), 'pointerdown', 100)
  pointer(card(), 'pointermove', 160)
  pointer(card(), 'pointercancel', 160)
  expect(onDismiss).not.toHaveBeenCalled()
})
