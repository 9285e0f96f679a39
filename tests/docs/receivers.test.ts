import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { runInNewContext } from 'node:vm'
import mail from '../../docs/automation/mail'
import relay from '../../docs/automation/relay'
import { inProject } from '../../tools/support/project'
import { serve } from '../support/serve'

const payload = { email: 'maria@example.com', message: '=1+1' }
const settings = {
  SITE: 'https://www.example.com',
  SCRIPT: '',
  MAIL_API: '',
  MAIL_KEY: 'key',
  MAIL_FROM: '',
  MAIL_TO: '',
}
const sent = (form = 'contact', body = JSON.stringify(payload)) =>
  new Request(`https://receiver.example/${form}`, { method: 'POST', body })

test.each(Object.entries({ relay, mail }))('given a page of the site, %s lets a browser post JSON', async (_, to) => {
  const { status, headers } = await to.fetch(new Request(sent().url, { method: 'OPTIONS' }), settings)
  const allowed = ['origin', 'headers'].map((what) => headers.get(`Access-Control-Allow-${what}`))
  expect([status, ...allowed]).toEqual([204, settings.SITE, 'content-type'])
})

test('given Google, which refuses OPTIONS and answers at a second address, a request becomes a row of text', async () => {
  const rows: string[][] = []
  const tabs = new Map([['contact', { appendRow: (row: string[]) => rows.push(row) }]])
  const doPost = runInNewContext(`${readFileSync(inProject('docs/automation/apps-script.gs'), 'utf8')};doPost`, {
    SpreadsheetApp: { getActiveSpreadsheet: () => ({ getSheetByName: (name: string) => tabs.get(name) }) },
    ContentService: { createTextOutput: (words: string) => words },
  })
  const google = await serve(async (request, response) => {
    const [, path, form = ''] = request.url?.split(/[/=]/) ?? []
    if (path !== 'exec?form') return response.end(path)
    if (request.method !== 'POST') return response.writeHead(405).end()
    const event = { parameter: { form }, postData: { contents: await text(request) } }
    return response.writeHead(302, { Location: `/${tabs.has(form) ? doPost(event) : 'error'}` }).end()
  })
  const to = { ...settings, SCRIPT: `${google.origin}/exec` }
  const answers = [await relay.fetch(sent(), to), await relay.fetch(sent('missing'), to)]
  expect([...answers.map(({ status }) => status), rows]).toEqual([200, 502, [[payload.email, `'${payload.message}`]]])
  google.close()
})

test('given a mail service, a request becomes a mail to reply to; what the service refuses, the site hears', async () => {
  const mails: unknown[] = []
  const service = await serve(async (request, response) => {
    response.writeHead(mails.push(JSON.parse(await text(request))) > 1 ? 429 : 200).end()
  })
  const to = { ...settings, MAIL_API: service.origin }
  expect([(await mail.fetch(sent(), to)).status, (await mail.fetch(sent(), to)).status]).toEqual([200, 502])
  expect(mails[0]).toMatchObject({ reply_to: payload.email, text: `email: ${payload.email}\nmessage: =1+1` })
  service.close()
})
