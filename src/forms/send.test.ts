import { requestTimeout } from './constants'
import { send } from './send'

const webhook = 'https://hooks.example.com/contact'
const fetchMock = jest.fn()
let logged: jest.SpyInstance

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchMock })
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('the payload is posted once, as JSON', async () => {
  fetchMock.mockResolvedValue({ ok: true, status: 200 })
  await expect(send(webhook, { firstName: 'Maria' })).resolves.toBe(true)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(fetchMock).toHaveBeenCalledWith(
    webhook,
    expect.objectContaining({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"firstName":"Maria"}',
    }),
  )
  expect(logged).not.toHaveBeenCalled()
})

test.each([400, 404, 422, 500, 503])('an answer of %d is a failure, logged and not tried again', async (status) => {
  fetchMock.mockResolvedValue({ ok: false, status })
  await expect(send(webhook, {})).resolves.toBe(false)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(logged).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ message: `The webhook answered ${status}.` }),
  )
})

test('a lost connection is a failure, logged and not tried again', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(send(webhook, {})).resolves.toBe(false)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(logged).toHaveBeenCalledWith(expect.any(String), expect.any(TypeError))
})

test('no answer in time is a failure', async () => {
  const clock = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  fetchMock.mockImplementation(
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const answer = send(webhook, {})
  clock.abort(new DOMException('The operation timed out.', 'TimeoutError'))
  await expect(answer).resolves.toBe(false)
  expect(timeout).toHaveBeenCalledWith(requestTimeout)
  expect(logged).toHaveBeenCalled()
})
