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

  test('that was reached is asked for again if the clock of the machine was set back since', async () => {
    fetchMock.mockResolvedValue({ type: 'opaque' })
    const { unmount } = renderHook(() => useDocumentStatus('https://policies.example.com/clock'))
    await wait(0)
    unmount()
    jest.setSystemTime(Date.now() - 24 * 60 * 60 * 1000)
    renderHook(() => useDocumentStatus('https://policies.example.com/clock'))
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

  test('that is not in its frame after 8 s is late, until it is there; another try has 8 s of its own (R-ERROR-5)', async () => {
    fetchMock.mockResolvedValue({ type: 'opaque' })
    const { result } = renderHook(() => useDocumentStatus('https://policies.example.com/d'))
    const expectStatus = (isLoading: boolean, isUnreachable: boolean) =>
      expect(result.current).toMatchObject({ isLoading, isUnreachable })
    await wait(7900)
    expectStatus(true, false)
    await wait(100)
    expectStatus(false, true)
    act(() => result.current.retry())
    await wait(7900)
    expectStatus(true, false)
    await wait(100)
    expectStatus(false, true)
    act(() => result.current.onLoad())
    expectStatus(false, false)
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
