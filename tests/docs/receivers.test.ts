import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { runInNewContext } from 'node:vm'
import mail from '../../docs/automation/mail'
import relay from '../../docs/automation/relay'
import { inProject } from '../../tools/support/project'
import { serve } from '../support/serve'

const settingsFor = (address: string) => {
  const mails = { MAIL_API: address, MAIL_KEY: 'key', MAIL_FROM: '', MAIL_TO: '' }
  return { SITE: 'https://www.example.com', SCRIPT: `${address}/exec`, ...mails }
}
const payload = { email: 'maria@example.com', phone: '0951234567', message: '=1+1' }
const sent = (form = 'contact') =>
  new Request(`https://receiver.example/${form}`, { method: 'POST', body: JSON.stringify(payload) })

test.each(Object.entries({ relay, mail }))('%s lets a browser post JSON from the site', async (_, receiver) => {
  const asked = new Request(sent().url, { method: 'OPTIONS' })
  const { ok, headers } = await receiver.fetch(asked, settingsFor(''))
  const allowed = ['origin', 'headers'].map((what) => headers.get(`Access-Control-Allow-${what}`))
  expect([ok, ...allowed]).toEqual([true, 'https://www.example.com', 'content-type'])
})

test('given Google, which refuses OPTIONS and answers at a second address, a request becomes a row of text', async () => {
  const appendRow = jest.fn()
  const doPost = runInNewContext(`${readFileSync(inProject('docs/automation/apps-script.gs'), 'utf8')};doPost`, {
    SpreadsheetApp: { getActiveSpreadsheet: () => ({ getSheetByName: () => ({ appendRow }) }) },
    ContentService: { createTextOutput: (words: string) => words },
  })
  const google = await serve(async (request, response) => {
    const [, path, form] = request.url?.split(/[/=]/) ?? []
    if (path !== 'exec?form') return response.end(path)
    if (request.method !== 'POST') return response.writeHead(405).end()
    const event = { parameter: { form }, postData: { contents: await text(request) } }
    return response.writeHead(302, { Location: form === 'contact' ? doPost(event) : 'error' }).end()
  })
  const settings = settingsFor(google.origin)
  expect((await relay.fetch(sent('missing'), settings)).status).toBe(502)
  expect((await relay.fetch(sent(), settings)).status).toBe(200)
  expect(appendRow.mock.calls).toEqual([[["'maria@example.com", "'0951234567", "'=1+1"]]])
  google.close()
})

test('given a mail service, a request becomes a mail to reply to; what the service refuses, the site hears', async () => {
  const mails: unknown[] = []
  const service = await serve(async (request, response) => {
    response.writeHead(mails.push(JSON.parse(await text(request))) > 1 ? 429 : 200).end()
  })
  const settings = settingsFor(service.origin)
  expect((await mail.fetch(sent(), settings)).status).toBe(200)
  expect((await mail.fetch(sent(), settings)).status).toBe(502)
  expect(mails[0]).toMatchObject({
    reply_to: payload.email,
    text: `email: ${payload.email}\nphone: 0951234567\nmessage: =1+1`,
  })
  service.close()
})
