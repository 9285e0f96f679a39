import { unlessTouched } from './unless-touched'

const action = jest.fn()
const whenTouched = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('given nobody touches the page, the action runs once, after its delay (R-SCROLL-3)', () => {
  unlessTouched(action, 100, whenTouched)
  jest.advanceTimersByTime(99)
  expect(action).not.toHaveBeenCalled()
  jest.advanceTimersByTime(200)
  expect(action).toHaveBeenCalledTimes(1)
  expect(whenTouched).not.toHaveBeenCalled()
})

test.each(['pointerdown', 'keydown', 'wheel'])(
  'given %s before the delay is over, the action does not run (R-SCROLL-3)',
  (sign) => {
    unlessTouched(action, 100, whenTouched)
    dispatchEvent(new Event(sign))
    jest.advanceTimersByTime(200)
    expect(action).not.toHaveBeenCalled()
    expect(whenTouched).toHaveBeenCalledTimes(1)
  },
)

test('given it is cancelled, neither runs', () => {
  unlessTouched(action, 100, whenTouched)()
  jest.advanceTimersByTime(200)
  expect(action).not.toHaveBeenCalled()
  expect(whenTouched).not.toHaveBeenCalled()
})
