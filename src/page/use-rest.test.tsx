import { act, renderHook } from '@testing-library/react'

import { signal } from '../signals/signals'
import { useRest } from './use-rest'

const rests: Event[] = []
const count = (event: Event) => rests.push(event)

beforeEach(() => {
  jest.useFakeTimers()
  rests.length = 0
  document.documentElement.dataset.app = 'running'
  window.addEventListener(signal.rest, count)
})
afterEach(() => {
  window.removeEventListener(signal.rest, count)
  delete document.documentElement.dataset.app
  window.history.replaceState(null, '', '/')
  jest.useRealTimers()
})

const paint = () => act(() => jest.advanceTimersByTime(50))

test('a page that the app opens is painted before its rest, which is told of', () => {
  const { result } = renderHook(useRest)
  expect(result.current).toBe(false)
  expect(rests).toHaveLength(0)
  paint()
  expect(result.current).toBe(true)
  expect(rests).toHaveLength(1)
})

test('a page of the server is whole from the beginning, and tells nothing', () => {
  document.documentElement.dataset.app = 'starting'
  const { result } = renderHook(useRest)
  expect(result.current).toBe(true)
  paint()
  expect(rests).toHaveLength(0)
})

test('a page that is opened at a place in it is whole at once', () => {
  window.history.replaceState(null, '', '/en/contact#write')
  expect(renderHook(useRest).result.current).toBe(true)
})

test('a page that is left before its rest came asks for none', () => {
  const { unmount } = renderHook(useRest)
  unmount()
  paint()
  expect(rests).toHaveLength(0)
})
