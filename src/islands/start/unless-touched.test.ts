import { unlessTouched } from './unless-touched'

const action = jest.fn()

beforeEach(() => {
  action.mockClear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

/** R-SCROLL-3 */
test('what waits is done once, after its delay', () => {
  unlessTouched(action, 100)
  jest.advanceTimersByTime(99)
  expect(action).not.toHaveBeenCalled()
  jest.advanceTimersByTime(200)
  expect(action).toHaveBeenCalledTimes(1)
})

test.each(['pointerdown', 'keydown', 'wheel'])('%s calls it off', (sign) => {
  unlessTouched(action, 100)
  dispatchEvent(new Event(sign))
  jest.advanceTimersByTime(200)
  expect(action).not.toHaveBeenCalled()
})

test('it can be called off', () => {
  unlessTouched(action, 100)()
  jest.advanceTimersByTime(200)
  expect(action).not.toHaveBeenCalled()
})
