/** @jest-environment node */
import { stat } from 'node:fs/promises'

import { contact } from './testing/requests'
import { ask, type TemporaryInbox, temporaryInbox } from './testing/temporary-inbox'

let inbox: TemporaryInbox

beforeEach(async () => {
  inbox = await temporaryInbox()
})

afterEach(() => inbox.close())

describe('given a foreign name that resolves to this machine (DNS rebinding), its page reads and deletes nothing', () => {
  test.each([
    ['GET', '/'],
    ['GET', '/requests'],
    ['DELETE', '/requests'],
    ['POST', '/control'],
    ['POST', '/webhook/contact'],
  ])('%s %s', async (method, path) => {
    await inbox.post('/webhook/contact', contact)
    const { status, text } = await ask(inbox, { method, path, headers: { Host: `evil.example:${inbox.port}` } })
    expect(status).toBe(421)
    expect(text).not.toContain(contact.firstName)
    expect(await inbox.written()).toHaveLength(1)
  })
})

test.each(['localhost', '127.0.0.1', '[::1]'])('it answers as %s', async (name) => {
  const headers = { Host: `${name}:${inbox.port}` }
  expect((await ask(inbox, { path: '/requests', headers })).status).toBe(200)
})

describe.each([
  ['another origin', { Origin: 'https://evil.example' }],
  ['a page without origin', { Origin: 'null' }],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another port of this machine', { 'Sec-Fetch-Site': 'same-site' }],
])('asked by %s', (_, headers: Record<string, string>) => {
  test.each([
    ['GET', '/requests'],
    ['DELETE', '/requests'],
    ['GET', '/control'],
    ['POST', '/control'],
  ])('%s %s is refused', async (method, path) => {
    await inbox.post('/webhook/contact', contact)
    const body = method === 'POST' ? 'mode=fail' : undefined
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await ask(inbox, { method, path, body, headers: { ...type, ...headers } })).status).toBe(403)
    expect(await inbox.written()).toHaveLength(1)
    expect(await (await fetch(`${inbox.origin}/control`)).json()).toMatchObject({ mode: 'ok' })
  })
})

test("its own page's buttons work", async () => {
  const headers = {
    Origin: inbox.origin,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/x-www-form-urlencoded',
  }
  const { status } = await ask(inbox, { method: 'POST', path: '/control', headers, body: 'mode=fail' })
  expect(status).toBe(303)
})

test('its page cannot be framed', async () => {
  const { headers } = await fetch(inbox.origin)
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('text of a sender cannot control the terminal', async () => {
  await inbox.post('/webhook/contact', { ...contact, email: 'a\u001b[2J\u009b\u202e@example.com' })
  expect(inbox.lines).toEqual(['contact: accepted, from a\\u001b[2J\\u009b\\u202e@example.com'])
})

test('only the owner of the file can read the requests', async () => {
  await inbox.post('/webhook/contact', contact)
  // Windows has no such permissions.
  const rights = (await stat(inbox.file)).mode & 0o077
  expect(process.platform === 'win32' ? 0 : rights).toBe(0)
})

test('a message of nearly 1 MB is taken', async () => {
  const message = 'à'.repeat(500_000)
  expect((await inbox.post('/webhook/contact', { ...contact, message })).status).toBe(200)
  expect(await inbox.written()).toMatchObject([{ payload: { message } }])
})
