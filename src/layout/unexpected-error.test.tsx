import { screen } from '@testing-library/react'

import { renderOnSite, word } from '../../tests/jest/site'
import { UnexpectedError } from './unexpected-error'

const Broken = (): never => {
  throw new Error('No such thing.')
}

/** R-ERROR-3 */
test('a page that fails shows the error of the specification, and it is logged', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  renderOnSite(
    <UnexpectedError>
      <Broken />
    </UnexpectedError>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Unexpected Application Error!')
  expect(screen.getByRole('button', { name: word('en', 'error.reload') })).toBeEnabled()
  expect(logged).toHaveBeenCalledWith('Unexpected Application Error!', expect.any(Error))
})

test('a page that works stands as it is', () => {
  renderOnSite(
    <UnexpectedError>
      <p>All is well.</p>
    </UnexpectedError>,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('All is well.')).toBeVisible()
})
