import { act, fireEvent, screen } from '@testing-library/react'

import { openPage } from '../../../tests/jest/page'
import { pointerForEachTest, putPointerOn } from '../../../tests/jest/pointer'
import { Explained } from '../../components/explained'
import { handleIslands } from '../start/islands'

pointerForEachTest()
beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(async () => {
  for (const name of ['One', 'Two', 'Close']) pointAway(name)
  await pass(1000)
  await pressEscape()
  await pass(1000)
  openPage(null)
  jest.useRealTimers()
})

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms))
const pressEscape = () => act(async () => fireEvent.keyDown(document, { key: 'Escape' }))
/** The code of tooltips comes with the first thing that a visitor does to what has one. */
const codeArrives = () =>
  act(async () => {
    await import('./tooltips-island')
  })
const button = (name: string) => screen.getByRole('button', { name })
const said = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent)

const pressed = jest.fn()

/** Two figures with a note, and a button that does something else and has one. */
function open() {
  openPage(
    <p>
      <Explained note="First note">One</Explained> and <Explained note="Second note">Two</Explained>
      <button type="button" title="Close this notice" data-note="hover">
        Close
      </button>
    </p>,
  )
  button('Close').addEventListener('click', pressed)
  handleIslands()
}

/** The mouse comes to rest on a button. */
async function pointAt(name: string) {
  putPointerOn(button(name))
  fireEvent.pointerOver(button(name), { pointerType: 'mouse' })
  await codeArrives()
  fireEvent.pointerMove(button(name), { pointerType: 'mouse' })
}
function pointAway(name: string) {
  putPointerOn(null)
  fireEvent.pointerLeave(button(name), { pointerType: 'mouse' })
}
/** The keyboard comes to a button; its note opens once the browser has scrolled there. */
async function focus(name: string) {
  act(() => button(name).focus())
  await codeArrives()
  await pass(100)
}
async function tap(name: string) {
  fireEvent.pointerDown(button(name), { pointerType: 'touch' })
  fireEvent.pointerUp(button(name), { pointerType: 'touch' })
  fireEvent.click(button(name), { detail: 1 })
  await codeArrives()
}

test('before anybody touches it, a figure has its note as a title (R-ERROR-4)', () => {
  open()
  expect(button('One')).toHaveAttribute('title', 'First note')
})

test('a tooltip opens after 700 ms of pointing, a further one at once within 300 ms (R-TOAST-4)', async () => {
  open()
  await pointAt('One')
  await pass(690)
  expect(said()).toEqual([])
  await pass(20)
  expect(said()).toEqual(['First note'])
  await pressEscape()
  pointAway('One')
  await pass(290)
  await pointAt('Two')
  expect(said()).toEqual(['Second note'])
  await pressEscape()
  pointAway('Two')
  await pass(310)
  await pointAt('One')
  await pass(690)
  expect(said()).toEqual([])
})

test('a pointer that only passes over opens nothing', async () => {
  open()
  await pointAt('One')
  await pass(300)
  pointAway('One')
  await pass(2000)
  expect(said()).toEqual([])
})

test('it opens without a delay on keyboard focus, describes its button, and closes on Escape (R-TOAST-4)', async () => {
  open()
  await focus('One')
  expect(said()).toEqual(['First note'])
  expect(button('One')).toHaveAccessibleDescription('First note')
  await pressEscape()
  expect(said()).toEqual([])
  expect(button('One')).toHaveFocus()
})

test('a tap opens one that has no other use, and the next tap closes it (R-TOAST-4)', async () => {
  open()
  await tap('Two')
  expect(said()).toEqual(['Second note'])
  await tap('Two')
  expect(said()).toEqual([])
})

test('a button that does something of its own names itself by pointer and focus, and a press does what the button does (R-TOAST-4)', async () => {
  open()
  await tap('Close')
  expect(said()).toEqual([])
  expect(pressed).toHaveBeenCalledTimes(1)
  await pointAt('Close')
  await pass(710)
  expect(said()).toEqual(['Close this notice'])
})

test('a press is not lost when the code of tooltips arrives in the middle of it (R-TOAST-4)', async () => {
  open()
  const close = button('Close')
  fireEvent.pointerDown(close, { pointerType: 'mouse' })
  await pointAt('Close')
  fireEvent.pointerUp(close, { pointerType: 'mouse' })
  fireEvent.click(close, { detail: 1 })
  expect(button('Close')).toBe(close)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('it explains a figure whose text a browser has translated (R-BASE-2)', async () => {
  open()
  button('One').innerHTML = '<font><font>One</font></font>'
  await focus('One')
  expect(said()).toEqual(['First note'])
  expect(button('One').innerHTML).toBe('<font><font>One</font></font>')
})
