import { signal } from '../signals/signals'
import { keepNotFound } from './not-found'

/** R-ERROR-1 */
test('logs the missing path of every not-found page that is shown, and of no other page', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  window.history.replaceState(null, '', '/en/no-such-page')
  document.body.innerHTML = '<main><section></section></main>'
  keepNotFound()
  expect(logged).not.toHaveBeenCalled()

  document.body.innerHTML = '<main><section data-not-found="/404.html"></section></main>'
  window.dispatchEvent(new Event(signal.page))
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('/en/no-such-page'))
})
