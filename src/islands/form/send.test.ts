import { send } from './send'

const webhook = 'https://hooks.example.com/contact'
const fetchMock = jest.fn()
let logged: jest.SpyInstance
let isOnline: jest.SpyInstance

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchMock })
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})

test('the payload is posted once, as JSON, and outlives its page (R-FORM-4)', async () => {
  fetchMock.mockResolvedValue({ ok: true, status: 200 })
  await expect(send(webhook, { firstName: 'Maria' })).resolves.toBe('success')
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(fetchMock).toHaveBeenCalledWith(
    webhook,
    expect.objectContaining({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"firstName":"Maria"}',
      keepalive: true,
    }),
  )
  expect(logged).not.toHaveBeenCalled()
})

test('a request over 60,000 bytes is sent as an ordinary request, which ends with its page (R-FORM-11)', async () => {
  fetchMock.mockResolvedValue({ ok: true, status: 200 })
  // An è has two bytes; the frame around the message has 14.
  for (const [letters, keepalive] of [
    [29_993, true],
    [29_994, false],
  ] as const) {
    await expect(send(webhook, { message: 'è'.repeat(letters) })).resolves.toBe('success')
    expect(fetchMock).toHaveBeenLastCalledWith(webhook, expect.objectContaining({ keepalive }))
  }
})

test.each([200, 201, 202, 204])('any 2xx (%d) is a success; the body is not read (R-FORM-4)', async (status) => {
  fetchMock.mockResolvedValue({ ok: true, status })
  await expect(send(webhook, {})).resolves.toBe('success')
})

test.each([400, 404, 413, 422, 500, 503])(
  'an answer of %d refuses it, is logged, and not tried again',
  async (status) => {
    fetchMock.mockResolvedValue({ ok: false, status })
    await expect(send(webhook, {})).resolves.toBe('refused')
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(logged).toHaveBeenCalledWith(expect.stringContaining(String(status)))
  },
)

test('a redirect refuses it, whatever stands at its end; the console says what to do (R-FORM-4, R-FORM-10)', async () => {
  // What a browser gives to a script that follows no redirects.
  fetchMock.mockResolvedValue({ ok: false, status: 0, type: 'opaqueredirect' })
  await expect(send(webhook, {})).resolves.toBe('refused')
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(fetchMock).toHaveBeenCalledWith(webhook, expect.objectContaining({ redirect: 'manual' }))
  const [said] = logged.mock.calls.flat()
  expect(said).toContain(`${webhook} answered with a redirect`)
  expect(said).toContain('GATSBY_CONTACT_WEBHOOK_URL or GATSBY_EVENT_WEBHOOK_URL')
})

test('a connection that broke leaves open whether it arrived; it is logged and not tried again (R-FORM-10, R-FORM-11)', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(send(webhook, {})).resolves.toBe('unconfirmed')
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(logged).toHaveBeenCalledWith(expect.any(String), expect.any(TypeError))
})

test('without a connection nothing was sent (R-FORM-11)', async () => {
  isOnline.mockReturnValue(false)
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(send(webhook, {})).resolves.toBe('offline')
})

test('no answer within 15 s leaves open whether it arrived (R-FORM-10, R-FORM-11)', async () => {
  const clock = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  fetchMock.mockImplementation(
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const answer = send(webhook, {})
  clock.abort(new DOMException('The operation timed out.', 'TimeoutError'))
  await expect(answer).resolves.toBe('unconfirmed')
  expect(timeout).toHaveBeenCalledWith(15_000)
  expect(logged).toHaveBeenCalled()
})
