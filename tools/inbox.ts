/**
 * `npm run inbox`: stands in for the automation host of the forms and for the host of the policy documents. It keeps
 * requests in a file, shows them on its page, and answers as the page or a test tells it.
 */
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

import { type Webhook, webhooks } from '../src/contract/form-definition'
import { host, localOrigin, startPorts } from './support/local'
import { payloads } from './support/payloads'
import { root } from './support/project'
import { say } from './support/terminal'

/** How the inbox answers. The fields of its page send texts. */
const behavior = z.strictObject({
  status: z.coerce.number().int().min(200).max(599).default(200).describe('Status of the answer to a form'),
  delay: z.coerce.number().int().min(0).default(0).describe('Milliseconds before an answer'),
  connection: z.enum(['kept', 'broken']).default('kept').describe('Whether a form gets an answer at all'),
})
type Behavior = z.infer<typeof behavior>

const arrived = z.object({
  receivedAt: z.string(),
  form: z.enum(webhooks),
  payload: z.record(z.string(), z.unknown()),
})
type Arrived = z.infer<typeof arrived>

type Answer = { status: number; headers?: Record<string, string>; body?: string }
type Inbox = { file: string; behavior: Behavior; log: (line: string) => void }

const requestsIn = (file: string): Arrived[] => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return lines.map((line) => arrived.parse(JSON.parse(line)))
}

function keep(file: string, request: Arrived): void {
  mkdirSync(dirname(file), { recursive: true })
  // Requests are personal: only the owner of the file may read them.
  appendFileSync(file, `${JSON.stringify(request)}\n`, { mode: 0o600 })
}

/** Lets pages of the site post JSON, and read the answer. */
const forAnyPage = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' }

const json = (status: number, value: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(value),
})

/** Takes a request of a form (R-FORM-4). A request that the inbox refuses, or was told to refuse, is not kept. */
async function receive(form: Webhook, request: IncomingMessage, { file, behavior, log }: Inbox): Promise<Answer> {
  const checked = payloads[form].safeParse(JSON.parse(await text(request)))
  const isTaken = checked.success && behavior.status < 300
  if (isTaken) keep(file, { receivedAt: new Date().toISOString(), form, payload: checked.data })
  const problem = checked.error && z.prettifyError(checked.error)
  const status = problem ? 422 : behavior.status
  log(`${form}: answered ${status}${problem ? `\n${problem}` : ''}`)
  return json(status, problem ? { problem } : { ok: isTaken }, forAnyPage)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value: unknown) => String(value).replace(/[&<>"]/g, (character) => entities[character] ?? character)

const htmlPage = (language: string, title: string, body: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
label { display: block } dl { display: grid; grid-template-columns: 8rem 1fr; gap: 0 1rem } dd { margin: 0; white-space: pre-wrap }
</style></head>
<body>${body}</body></html>`

const controls = ({ status, delay, connection }: Behavior) => `<form method="post" action="/control">
<label>Status of the answer <input name="status" type="number" value="${status}"></label>
<label>Milliseconds before it <input name="delay" type="number" value="${delay}"></label>
<label>The connection is <select name="connection">${['kept', 'broken'].map((one) => `<option${one === connection ? ' selected' : ''}>${one}</option>`).join('')}</select></label>
<button>Answer so</button></form>`

const article = ({ form, receivedAt, payload }: Arrived) => {
  const fields = Object.entries(payload).map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
  return `<h2>${form}, ${escaped(receivedAt)}</h2><dl>${fields.join('')}</dl>`
}

/** The page of the inbox: how it answers, and the requests, newest first. */
const overview = ({ file, behavior }: Inbox) => {
  const requests = requestsIn(file).reverse()
  const list = requests.map(article).join('') || '<p>Nothing has arrived yet. Send a form, then reload this page.</p>'
  return htmlPage('en', `Inbox (${requests.length})`, `<h1>Inbox</h1>${controls(behavior)}${list}`)
}

const policies: Record<string, [language: string, title: string, text: string]> = {
  '/en/privacy': ['en', 'Privacy Policy', 'Example document. It is no policy.'],
  '/en/cookie': ['en', 'Cookie Policy', 'Example document. It is no policy.'],
  '/it/privacy': ['it', 'Informativa sulla privacy', 'Documento di esempio. Non è un’informativa.'],
  '/it/cookie': ['it', 'Informativa sui cookie', 'Documento di esempio. Non è un’informativa.'],
}

const html = (body: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body,
})

/** A policy document (R-POLICY-1). */
const policy = (path: string): Answer | undefined => {
  const [language, title, sentence] = policies[path] ?? []
  return language && title ? html(htmlPage(language, title, `<h1>${title}</h1><p>${sentence}</p>`)) : undefined
}

async function control(request: IncomingMessage, inbox: Inbox): Promise<Answer> {
  const asked = behavior.safeParse(Object.fromEntries(new URLSearchParams(await text(request))))
  if (!asked.success) return json(422, { problem: z.prettifyError(asked.error) })
  inbox.behavior = asked.data
  return { status: 303, headers: { Location: '/' } }
}

/** The answer to a request. Undefined where the inbox was told to break the connection. */
async function answer(request: IncomingMessage, inbox: Inbox): Promise<Answer | undefined> {
  const { pathname } = new URL(request.url ?? '/', 'http://inbox')
  const form = webhooks.find((webhook) => pathname === `/webhook/${webhook}`)
  if (form && request.method === 'OPTIONS') return { status: 204, headers: forAnyPage }
  if (form && request.method === 'POST') {
    const { delay, connection } = inbox.behavior
    if (connection === 'broken') return undefined
    const received = await receive(form, request, inbox)
    await pause(delay, undefined, { ref: false })
    return received
  }
  if (pathname === '/control' && request.method === 'POST') return control(request, inbox)
  if (pathname === '/requests' && request.method === 'DELETE') rmSync(inbox.file, { force: true })
  if (pathname === '/requests') return json(200, requestsIn(inbox.file))
  if (pathname === '/') return html(overview(inbox))
  return policy(pathname) ?? { status: 404, body: 'Not found' }
}

async function handle(request: IncomingMessage, response: ServerResponse, inbox: Inbox): Promise<void> {
  const found = await answer(request, inbox).catch((error: unknown): Answer => ({ status: 500, body: String(error) }))
  if (!found) response.destroy()
  else response.writeHead(found.status, { 'Cache-Control': 'no-store', ...found.headers }).end(found.body)
}

/**
 * Starts the inbox, and resolves when it listens.
 * @param file the requests, one line of JSON for each
 * @throws the error of Node if the port is taken
 */
export async function startInbox({ port, file, log }: { port: number; file: string; log: Inbox['log'] }) {
  const inbox: Inbox = { file, behavior: behavior.parse({}), log }
  const server = createServer((request, response) => handle(request, response, inbox))
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

/** Starts the inbox on INBOX_PORT, with INBOX_FILE. It prints one line for each request. */
export async function startLocalInbox() {
  const port = startPorts.inbox
  const file = resolve(root, process.env.INBOX_FILE || '.inbox/requests.jsonl')
  await startInbox({ port, file, log: (line) => say(`inbox  ${line}`) })
  return { origin: localOrigin(port), file: relative(root, file) }
}

export const main = async () => {
  const { origin, file } = await startLocalInbox()
  say(`The inbox is on ${origin} and keeps what arrives in ${file}. Ctrl-C ends it.`)
}
