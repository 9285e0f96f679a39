import { act, fireEvent, screen } from '@testing-library/react'

import { renderOnSite } from '../../tests/jest/site'
import { Notifications } from '../toasts/notifications'
import { TooltipTrigger } from './tooltip-trigger'

/** What the library measures with; nothing here has a size. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: Observer })
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const codeArrives = () =>
  act(async () => {
    await import('./tooltips')
  })
const button = (name: string) => screen.getByRole('button', { name })
const said = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent)

function pointAt(name: string) {
  fireEvent.pointerEnter(button(name), { pointerType: 'mouse' })
  fireEvent.pointerMove(button(name), { pointerType: 'mouse' })
}

async function show() {
  const view = renderOnSite(
    <>
      <TooltipTrigger note="First note">One</TooltipTrigger>
      <TooltipTrigger note="Second note" opensOnClick>
        Two
      </TooltipTrigger>
      <Notifications />
    </>,
  )
  // Somebody passes over both: from now on the code is here.
  for (const name of ['One', 'Two']) fireEvent.pointerEnter(button(name), { pointerType: 'mouse' })
  await codeArrives()
  return view
}

/** R-TOAST-4 */
test('a tooltip opens after 700 ms of pointing, a further one at once within 300 ms', async () => {
  await show()
  pointAt('One')
  pass(690)
  expect(said()).toEqual([])
  pass(20)
  expect(said()).toEqual(['First note'])
  fireEvent.keyDown(document, { key: 'Escape' })
  pass(290)
  pointAt('Two')
  expect(said()).toEqual(['Second note'])
  fireEvent.keyDown(document, { key: 'Escape' })
  pass(310)
  fireEvent.pointerLeave(button('One'))
  pointAt('One')
  pass(690)
  expect(said()).toEqual([])
})

/** R-TOAST-4 */
test('it opens at once on keyboard focus, describes its button, and closes on Escape', async () => {
  await show()
  act(() => button('One').focus())
  expect(said()).toEqual(['First note'])
  expect(button('One')).toHaveAccessibleDescription('First note')
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(said()).toEqual([])
  expect(button('One')).toHaveFocus()
})

/** R-TOAST-4 */
test('a tap opens one that has no other use, and the next tap closes it', async () => {
  await show()
  const tap = () => {
    fireEvent.pointerDown(button('Two'), { pointerType: 'touch' })
    fireEvent.pointerUp(button('Two'), { pointerType: 'touch' })
    fireEvent.click(button('Two'), { detail: 1 })
  }
  tap()
  expect(said()).toEqual(['Second note'])
  tap()
  expect(said()).toEqual([])
})
