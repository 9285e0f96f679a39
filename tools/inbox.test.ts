import { mkdtempSync, rmSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { contactForm, leadForm } from '../src/contract/form-definition'
import { examplePayload } from '../tests/forms/examples'
import { requestsIn, startInbox } from './inbox'

const contact = examplePayload(contactForm, { firstName: '<b>Agata</b>' })
const lead = examplePayload(leadForm, { interest: 'evento-farmasimplex' })

const folder = mkdtempSync(join(tmpdir(), 'inbox-'))
const file = join(folder, 'new/requests.jsonl')
let server: Server
let origin = ''

beforeAll(async () => {
  server = await startInbox({ port: 0, file, log: () => undefined })
  const address = server.address()
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

const post = (path: string, body: object) =>
  fetch(origin + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

test('given a request of a form, the inbox keeps and shows it, and the page of the form may read the answer (R-FORM-4)', async () => {
  const preflight = await fetch(`${origin}/webhook/contact`, { method: 'OPTIONS' })
  expect([preflight.ok, preflight.headers.get('access-control-allow-headers')]).toEqual([true, 'content-type'])
  const { status, headers } = await post('/webhook/contact', contact)
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  expect((await post('/webhook/event', lead)).status).toBe(200)
  expect(requestsIn(file)).toMatchObject([
    { form: 'contact', payload: contact },
    { form: 'event', payload: lead },
  ])
  const page = await (await fetch(origin)).text()
  expect(page).toContain('&lt;b&gt;Agata&lt;/b&gt;')
  expect(page.indexOf('event,')).toBeLessThan(page.indexOf('contact,'))
  expect(statSync(file).mode & 0o077).toBe(0)
})

test.each(['/en/privacy', '/en/cookie', '/it/privacy', '/it/cookie'])(
  'given %s, the inbox shows a document that a page may frame (R-POLICY-1)',
  async (path) => {
    const shown = await fetch(origin + path)
    expect([shown.status, shown.headers.get('x-frame-options')]).toEqual([200, null])
    expect(await shown.text()).toContain(`<html lang="${path.slice(1, 3)}">`)
  },
)
