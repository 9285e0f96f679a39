/** @jest-environment node */
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

test('what arrives is kept, and reaches the host that was named as it was sent', async () => {
  expect((await inbox.post('/webhook/contact', contact)).status).toBe(200)
  expect((await inbox.post('/webhook/event', lead)).status).toBe(200)
  expect(await host.written()).toMatchObject([
    { form: 'contact', payload: contact },
    { form: 'event', payload: lead },
  ])
  expect(await inbox.written()).toHaveLength(2)
  expect(inbox.lines).toContain(`event: forwarded to ${host.origin}/webhook/event`)
})

test('what the host refuses is refused here with its status', async () => {
  await host.post('/control', { mode: 'fail' })
  const response = await inbox.post('/webhook/contact', contact)
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ error: `${host.origin}/webhook/contact answered 500.` })
})

test('a host that does not answer is 502', async () => {
  await host.post('/control', { mode: 'drop' })
  expect((await inbox.post('/webhook/contact', contact)).status).toBe(502)
})

test('what is wrong here is not forwarded', async () => {
  await inbox.post('/webhook/contact', { ...contact, email: 'agata' })
  expect(await host.written()).toEqual([])
})

test.each(['n8n', 'localhost:5678', 'file:///etc/passwd'])('--forward %s is explained', (text) => {
  expect(() => forwardFrom(text)).toThrow(`--forward is "${text}"`)
})
