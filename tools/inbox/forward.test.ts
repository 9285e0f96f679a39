/** @jest-environment node */
import { createServer } from 'node:http'

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

test('it arrives with the user agent of the browser, because a host may ignore robots', async () => {
  const browsers: (string | undefined)[] = []
  const server = createServer((request, response) => {
    browsers.push(request.headers['user-agent'])
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const strict = await temporaryInbox(
    forwardFrom(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`),
  )
  await fetch(`${strict.origin}/webhook/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 (Linux; Android 14)' },
    body: JSON.stringify(contact),
  })
  await strict.close()
  server.closeAllConnections()
  server.close()
  expect(browsers).toEqual(['Mozilla/5.0 (Linux; Android 14)'])
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
