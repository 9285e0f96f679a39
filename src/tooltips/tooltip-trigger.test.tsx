import { act, fireEvent, screen } from '@testing-library/react'

import { renderOnSite } from '../../tests/jest/site'
import { Notifications } from '../toasts/notifications'
import { TooltipTrigger } from './tooltip-trigger'

const button = () => screen.getByRole('button', { name: 'Close' })
const codeArrives = () =>
  act(async () => {
    await import('./tooltips')
  })

/** R-TOAST-4 */
test('a press is not lost when the code of tooltips arrives in the middle of it', async () => {
  const onClick = jest.fn()
  renderOnSite(
    <>
      <TooltipTrigger note="Close this notice" onClick={onClick}>
        Close
      </TooltipTrigger>
      <Notifications />
    </>,
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
  expect(button()).not.toHaveAttribute('title')
})
