import { act, renderHook } from '@testing-library/react'

import { useDocumentStatus } from './use-document-status'

describe('a document (R-POLICY-2)', () => {
  const fetchMock = jest.fn()
  beforeEach(() => {
    jest.useFakeTimers()
    Object.assign(globalThis, { fetch: fetchMock.mockReset() })
  })
  afterEach(() => jest.useRealTimers())
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  test('that answers can be reached, and is asked for without cookies', async () => {
    fetchMock.mockResolvedValue({ type: 'opaque' })
    const { result } = renderHook(() => useDocumentStatus('https://policies.example.com/a'))
    await wait(0)
    expect(result.current.isUnreachable).toBe(false)
    expect(fetchMock).toHaveBeenCalledWith('https://policies.example.com/a', {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: expect.any(AbortSignal),
    })
  })

  test('that was reached is not asked for again within 5 minutes, and is after', async () => {
    fetchMock.mockResolvedValue({ type: 'opaque' })
    const { unmount } = renderHook(() => useDocumentStatus('https://policies.example.com/b'))
    await wait(0)
    unmount()
    await wait(5 * 60 * 1000 - 1000)
    const again = renderHook(() => useDocumentStatus('https://policies.example.com/b'))
    await wait(0)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    again.unmount()
    await wait(2000)
    renderHook(() => useDocumentStatus('https://policies.example.com/b'))
    await wait(0)
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  test('that does not answer is tried 3 times more, and again by the next dialog', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    const { result } = renderHook(() => useDocumentStatus('https://policies.example.com/c'))
    await wait(0)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    await wait(1000)
    expect(fetchMock).toHaveBeenCalledTimes(2)
    await wait(2000)
    expect(fetchMock).toHaveBeenCalledTimes(3)
    await wait(4000)
    expect(fetchMock).toHaveBeenCalledTimes(4)
    await wait(120_000)
    expect(fetchMock).toHaveBeenCalledTimes(4)
    expect(result.current.isUnreachable).toBe(true)
    renderHook(() => useDocumentStatus('https://policies.example.com/c'))
    await wait(0)
    expect(fetchMock).toHaveBeenCalledTimes(5)
  })

  test('that comes back by itself gets a new frame: the first one shows the browser’s error page', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ type: 'opaque' })
    const { result } = renderHook(() => useDocumentStatus('https://policies.example.com/back'))
    act(() => result.current.onLoad())
    await wait(0)
    expect(result.current).toMatchObject({ isUnreachable: true, round: 0 })
    await wait(1000)
    expect(result.current).toMatchObject({ isUnreachable: false, isLoading: true, round: 1 })
    await wait(60_000)
    expect(result.current.round).toBe(1)
  })

  test('is asked for at once by a visitor who does not wait for the next try', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    const { result } = renderHook(() => useDocumentStatus('https://policies.example.com/e'))
    await wait(1000)
    expect(fetchMock).toHaveBeenCalledTimes(2)
    fetchMock.mockResolvedValue({ type: 'opaque' })
    act(() => result.current.retry())
    await wait(0)
    expect(fetchMock).toHaveBeenCalledTimes(3)
    expect(result.current.isUnreachable).toBe(false)
    await wait(60_000)
    expect(fetchMock).toHaveBeenCalledTimes(3)
  })
})
