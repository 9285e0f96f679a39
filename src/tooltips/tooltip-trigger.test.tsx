import { act, fireEvent, render, screen } from '@testing-library/react'

import { TooltipTrigger } from './tooltip-trigger'

const button = () => screen.getByRole('button', { name: 'Close' })
const codeArrives = () =>
  act(async () => {
    await import('./tooltip')
  })

/** R-TOAST-4 */
test('a press is not lost when the code of tooltips arrives in the middle of it', async () => {
  jest.useFakeTimers()
  const onClick = jest.fn()
  render(
    <TooltipTrigger note="Close this notice" onClick={onClick}>
      Close
    </TooltipTrigger>,
  )
  const pressed = button()
  fireEvent.pointerDown(pressed)
  fireEvent.pointerEnter(pressed)
  await codeArrives()
  expect(button()).toBe(pressed)
  fireEvent.pointerUp(pressed)
  expect(button()).toBe(pressed)
  fireEvent.click(pressed)
  expect(onClick).toHaveBeenCalledTimes(1)

  act(() => jest.runOnlyPendingTimers())
  expect(button()).not.toHaveAttribute('title')
  jest.useRealTimers()
})
