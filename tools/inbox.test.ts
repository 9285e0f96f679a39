import { mkdtempSync, rmSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { contactForm, leadForm } from '../src/contract/form-definition'
import { examplePayload } from '../tests/forms/examples'
import { startInbox } from './inbox'

const contact = examplePayload(contactForm, { firstName: '<b>Agata</b>' })
const lead = examplePayload(leadForm, { interest: 'evento-farmasimplex' })

let server: Server
let origin = ''
let folder = ''

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'))
  server = await startInbox({ port: 0, file: join(folder, 'new/requests.jsonl'), log: () => undefined })
  const address = server.address()
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

const post = (path: string, body: object) =>
  fetch(origin + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
/** Orders by the form of the inbox's page. */
const order = (values: Record<string, string>) =>
  fetch(`${origin}/control`, { method: 'POST', body: new URLSearchParams(values) })
const requests = async () => (await fetch(`${origin}/requests`)).json()

test('given a request of a form, the inbox keeps and shows it, and the page of the form may read the answer (R-FORM-4)', async () => {
  const preflight = await fetch(`${origin}/webhook/contact`, { method: 'OPTIONS' })
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'content-type'])
  const { status, headers } = await post('/webhook/contact', contact)
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect((await post('/webhook/event', lead)).status).toBe(200)
  expect(await requests()).toMatchObject([
    { form: 'contact', payload: contact },
    { form: 'event', payload: lead },
  ])
  const page = await (await fetch(origin)).text()
  expect(page).toContain('&lt;b&gt;Agata&lt;/b&gt;')
  expect(page.indexOf('event,')).toBeLessThan(page.indexOf('contact,'))
  expect(statSync(join(folder, 'new/requests.jsonl')).mode & 0o077).toBe(0)
  await fetch(`${origin}/requests`, { method: 'DELETE' })
  expect(await requests()).toEqual([])
})

test('given a payload that no form sends, the inbox refuses it, names the field, and keeps nothing', async () => {
  const answer = await post('/webhook/contact', { ...contact, email: 'agata' })
  expect(answer.status).toBe(422)
  expect((await answer.json()).problem).toContain('email')
  expect(await requests()).toEqual([])
})

test('given the form of its page, the inbox changes how it answers; an unknown order changes nothing', async () => {
  const changed = await order({ status: '500', delay: '0', connection: 'kept' })
  expect(await changed.text()).toContain('value="500"')
  expect((await order({ mode: 'odd' })).status).toBe(422)
})

test.each(['/en/privacy', '/en/cookie', '/it/privacy', '/it/cookie'])(
  'given %s, the inbox shows a document that a page may frame (R-POLICY-1)',
  async (path) => {
    const shown = await fetch(origin + path)
    expect([shown.status, shown.headers.get('x-frame-options')]).toEqual([200, null])
    expect(await shown.text()).toContain(`<html lang="${path.slice(1, 3)}">`)
  },
)
