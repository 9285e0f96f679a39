import { act, fireEvent, screen } from '@testing-library/react'

import { watchNavigation } from '../../tests/jest/navigation'
import { openPage } from '../../tests/jest/page'
import { word } from '../../tests/jest/site'
import { addContainer, createIsland, type RenderedIsland } from './island-root'

const Broken = (): never => {
  throw new Error('No such thing.')
}

let island: RenderedIsland
beforeEach(() => {
  openPage(<p>The page.</p>, { language: 'it' })
  island = createIsland(addContainer('test'))
})
afterEach(() => act(() => island.remove()))

test('a part of a page that fails says so, with a way on; the page around it stays, and the fault is logged (R-ERROR-3)', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const browser = watchNavigation()
  act(() => island.render(<Broken />))
  expect(screen.getByRole('alert')).toHaveTextContent('Unexpected Application Error!')
  expect(screen.getByRole('alert')).toHaveTextContent(word('it', 'error.text'))
  expect(screen.getByText('The page.')).toBeVisible()
  expect(logged).toHaveBeenCalledWith('Unexpected Application Error!', expect.any(Error))
  fireEvent.click(screen.getByRole('button', { name: word('it', 'error.reload') }))
  expect(browser.reload).toHaveBeenCalledTimes(1)
})

test('a part that works stands as it is', () => {
  act(() => island.render(<p>All is well.</p>))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('All is well.')).toBeVisible()
})
