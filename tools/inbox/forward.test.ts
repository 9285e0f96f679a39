/** @jest-environment node */
import type { RequestListener } from 'node:http'

import { listenOnLoopbacks } from '../support/listen'
import { forwardFrom } from './forward'
import { contact, lead } from './testing/requests'
import { type TemporaryInbox, temporaryInbox } from './testing/temporary-inbox'

let host: TemporaryInbox
let inbox: TemporaryInbox

beforeEach(async () => {
  host = await temporaryInbox()
  inbox = await temporaryInbox(forwardFrom(`${host.origin}/`))
})

afterEach(() => Promise.all([host.close(), inbox.close()]))

test('a request is stored, and reaches the named host unchanged', async () => {
  expect((await inbox.post('/webhook/contact', contact)).status).toBe(200)
  expect((await inbox.post('/webhook/event', lead)).status).toBe(200)
  expect(await host.written()).toMatchObject([
    { form: 'contact', payload: contact },
    { form: 'event', payload: lead },
  ])
  expect(await inbox.written()).toHaveLength(2)
  expect(inbox.lines).toContain(`event: forwarded to ${host.origin}/webhook/event`)
})

/** Sends a request through an inbox that passes it on to a host of the test's own. */
async function sendThrough(host: RequestListener, headers: Record<string, string> = {}) {
  const { port, close } = await listenOnLoopbacks(host, 0)
  const passing = await temporaryInbox(forwardFrom(`http://localhost:${port}`))
  const response = await passing.post('/webhook/contact', contact, headers)
  await passing.close()
  close()
  return response
}

test('it arrives with the user agent of the browser, because a host may ignore robots', async () => {
  const browsers: (string | undefined)[] = []
  const phone = 'Mozilla/5.0 (Linux; Android 14)'
  await sendThrough(
    ({ headers }, response) => {
      browsers.push(headers['user-agent'])
      response.end('{}')
    },
    { 'User-Agent': phone },
  )
  expect(browsers).toEqual([phone])
})

test.each([301, 302, 303, 307, 308])('a host that answers with a redirect (%d) has not taken it', async (status) => {
  const asked: string[] = []
  const response = await sendThrough(({ method, url }, answer) => {
    asked.push(`${method} ${url}`)
    answer.writeHead(url?.endsWith('/') ? 200 : status, { Location: `${url}/` }).end()
  })
  expect(response.status).toBe(502)
  expect((await response.json()).error).toContain(
    `/webhook/contact answered ${status}, a redirect to /webhook/contact/: forms follow none`,
  )
  expect(asked).toEqual(['POST /webhook/contact'])
})

test('given a host that refuses, the inbox refuses with the same status', async () => {
  await host.post('/control', { mode: 'fail' })
  const response = await inbox.post('/webhook/contact', contact)
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ error: `${host.origin}/webhook/contact answered 500.` })
})

test('a host that does not answer is 502', async () => {
  await host.post('/control', { mode: 'drop' })
  expect((await inbox.post('/webhook/contact', contact)).status).toBe(502)
})

test('a request that the inbox refuses is not forwarded', async () => {
  await inbox.post('/webhook/contact', { ...contact, email: 'agata' })
  expect(await host.written()).toEqual([])
})

test.each(['n8n', 'localhost:5678', 'file:///etc/passwd'])('--forward %s is explained', (text) => {
  expect(() => forwardFrom(text)).toThrow(`--forward is "${text}"`)
})
