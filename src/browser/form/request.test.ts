import { emptyValues, exampleValues } from '../../../tests/forms/examples'
import { contactForm, leadForm } from '../../contract/form-definition'
import type { Language } from '../../i18n/languages'
import { payloadOf, post } from './request'

const now = new Date('2026-11-21T08:00:00Z')
const contactPayload = (language: Language, values = exampleValues(contactForm)) =>
  payloadOf(contactForm, values, { language, source: 'Zagara website', now })
const leadPayload = (values: Record<string, string>) =>
  payloadOf(leadForm, { interest: 'evento-farmasimplex', ...values }, { language: 'it', source: 'Zagara: fair', now })

describe('the payload of the contact form', () => {
  test('has no spaces around its values, and empty texts for what was left empty (R-FORM-7)', () => {
    const values = { firstName: ' Maria ', message: '\n I sell lemons. \n', company: '  ' }
    expect(contactPayload('it', { ...exampleValues(contactForm), ...values })).toMatchObject({
      firstName: 'Maria',
      message: 'I sell lemons.',
      company: '',
    })
    expect(contactPayload('it', {})).toMatchObject(emptyValues(contactForm))
  })

  test('has nothing that the form does not ask for (R-FORM-5)', () => {
    const payload = contactPayload('it', { ...exampleValues(contactForm), subject: 'spam', privacyAccepted: 'on' })
    expect(payload).toStrictEqual(contactPayload('it'))
  })
})

describe('the payload of the lead form', () => {
  test.each([
    ['Maria Russo', 'Maria', 'Russo'],
    ['  Maria   Grazia  Russo ', 'Maria', 'Grazia Russo'],
    ['Maria', 'Maria', ''],
    ['Maria\u00a0Russo', 'Maria', 'Russo'],
    ['', '', ''],
    ['\u200bMaria\u200e', 'Maria', ''],
  ])('has the first word of "%s" and the rest (R-FORM-6)', (name, firstName, lastName) => {
    expect(leadPayload({ name })).toMatchObject({ firstName, lastName })
  })
})

const webhook = 'https://hooks.example.com/contact'
const fetchMock = jest.fn()
let logged: jest.SpyInstance

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchMock })
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('the payload is posted once, as JSON, and outlives its page (R-FORM-4)', async () => {
  fetchMock.mockResolvedValue({ ok: true, status: 200 })
  await expect(post(webhook, { firstName: 'Maria' })).resolves.toBe('success')
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(fetchMock).toHaveBeenCalledWith(
    webhook,
    expect.objectContaining({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"firstName":"Maria"}',
      redirect: 'manual',
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
    await expect(post(webhook, { message: 'è'.repeat(letters) })).resolves.toBe('success')
    expect(fetchMock).toHaveBeenLastCalledWith(webhook, expect.objectContaining({ keepalive }))
  }
})

test.each([200, 201, 202, 204])('any 2xx (%d) is a success; the body is not read (R-FORM-4)', async (status) => {
  fetchMock.mockResolvedValue({ ok: true, status })
  await expect(post(webhook, {})).resolves.toBe('success')
})

test('an answer that redirects refuses it, and is logged with what to do (R-FORM-4)', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 0, type: 'opaqueredirect' })
  await expect(post(webhook, {})).resolves.toBe('refused')
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('answered with a redirect'))
})

test.each([400, 404, 413, 422, 500, 503])(
  'an answer of %d refuses it, is logged, and not tried again',
  async (status) => {
    fetchMock.mockResolvedValue({ ok: false, status })
    await expect(post(webhook, {})).resolves.toBe('refused')
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(logged).toHaveBeenCalledWith(expect.stringContaining(String(status)))
  },
)

test.each([
  ['', true],
  [', also on a machine that says it has no line', false],
])('no answer within 15 s leaves open whether it arrived%s (R-FORM-10, R-FORM-11)', async (_where, isOnline) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const clock = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  fetchMock.mockImplementation(
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const answer = post(webhook, {})
  clock.abort(new DOMException('The operation timed out.', 'TimeoutError'))
  await expect(answer).resolves.toBe('unconfirmed')
  expect(timeout).toHaveBeenCalledWith(15_000)
  expect(logged).toHaveBeenCalled()
})
