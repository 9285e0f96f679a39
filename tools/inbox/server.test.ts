/** @jest-environment node */
import { contact, lead } from './testing/requests'
import { type TemporaryInbox, temporaryInbox } from './testing/temporary-inbox'

let inbox: TemporaryInbox

beforeEach(async () => {
  inbox = await temporaryInbox()
})

afterEach(() => inbox.close())

describe('a right request', () => {
  test.each([
    ['contact', contact],
    ['event', lead],
  ])('to /webhook/%s is in the file before the answer says ok', async (form, payload) => {
    const response = await inbox.post(`/webhook/${form}`, payload)
    expect(await inbox.written()).toEqual([{ receivedAt: expect.any(String), form, payload }])
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toEqual({ ok: true })
    expect(inbox.lines).toEqual([`${form}: accepted, from ${payload.email}`])
  })

  test('may say its language and a charset', async () => {
    const response = await inbox.post(
      '/webhook/contact',
      { ...contact, language: 'en' },
      { 'Content-Type': 'application/json; charset=utf-8' },
    )
    expect(response.status).toBe(200)
  })

  test('is one line each, also when many arrive together', async () => {
    await Promise.all(Array.from({ length: 20 }, () => inbox.post('/webhook/contact', contact)))
    expect(await inbox.written()).toHaveLength(20)
  })
})

test('the preflight of a browser is answered with the headers that it asks for', async () => {
  const response = await fetch(`${inbox.origin}/webhook/contact`, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type,x-other' },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type,x-other')
})

describe('a wrong request is refused with the reason, readable across origins, and nothing is written', () => {
  test.each([
    ['malformed JSON', '{"firstName":', {}, 400, 'not valid JSON'],
    [
      'another content type',
      contact,
      { 'Content-Type': 'text/plain' },
      415,
      'must be application/json; it is "text/plain"',
    ],
    ['a body over 1 MB', { ...contact, message: 'x'.repeat(1_050_000) }, {}, 413, 'too long'],
    ['a wrong e-mail', { ...contact, email: 'agata' }, {}, 422, 'email: '],
    ['a field of spaces', { ...contact, message: '   ' }, {}, 422, 'message: '],
    ['JSON that is no object', '[]', {}, 422, 'body: '],
  ])('%s', async (_, body, headers, status, reason) => {
    const response = await inbox.post('/webhook/contact', body, headers)
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({ ok: false, error: expect.stringContaining(reason) })
    expect(await inbox.written()).toEqual([])
    expect(inbox.lines).toEqual([expect.stringContaining(`refused with ${status}`)])
  })

  test('each missing and each unknown field is named', async () => {
    const { email, ...rest } = contact
    const response = await inbox.post('/webhook/contact', { ...rest, mail: email })
    expect(await response.json()).toMatchObject({
      problems: [
        { field: 'email', message: 'is missing' },
        { field: 'mail', message: 'is not a field of this request' },
      ],
    })
  })
})

test('the list of requests can be read and emptied', async () => {
  await inbox.post('/webhook/contact', contact)
  const list = async () => (await fetch(`${inbox.origin}/requests`)).json()
  expect(await list()).toEqual([{ receivedAt: expect.any(String), form: 'contact', payload: contact }])
  expect((await fetch(`${inbox.origin}/requests`, { method: 'DELETE' })).status).toBe(204)
  expect(await list()).toEqual([])
})

test('an unknown path is 404, a wrong method 405 with those that are allowed', async () => {
  expect((await fetch(`${inbox.origin}/nothing`)).status).toBe(404)
  const response = await fetch(`${inbox.origin}/webhook/contact`)
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('OPTIONS, POST')
})
