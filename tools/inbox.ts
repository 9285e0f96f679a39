/** `npm run inbox`: stands in for the hosts of webhooks and policies. It keeps requests in a file, and shows them on its page. */
import { once } from 'node:events'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

import { webhooks } from '../src/contract/form-definition'
import { host, localOrigin, startPorts } from './support/local'
import { root } from './support/project'
import { say } from './support/terminal'

const arrived = z.object({ receivedAt: z.string(), form: z.enum(webhooks), payload: z.record(z.string(), z.unknown()) })
type Arrived = z.infer<typeof arrived>

/** The requests in a file of the inbox, oldest first. */
export function requestsIn(file: string): Arrived[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return lines.map((line) => arrived.parse(JSON.parse(line)))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value: unknown) => String(value).replace(/[&<>"]/g, (character) => entities[character] ?? character)

const htmlPage = (language: string, title: string, body: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: 8rem 1fr; gap: 0 1rem } dd { margin: 0; white-space: pre-wrap }
</style></head>
<body><h1>${title}</h1>${body}</body></html>`

const article = ({ form, receivedAt, payload }: Arrived) => {
  const fields = Object.entries(payload).map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
  return `<h2>${form}, ${receivedAt}</h2><dl>${fields.join('')}</dl>`
}

/** The page of the inbox: the requests, newest first. */
function overview(file: string): string {
  const articles = requestsIn(file).reverse().map(article).join('')
  return htmlPage('en', 'Inbox', articles || '<p>Nothing has arrived yet. Send a form, then reload this page.</p>')
}

/** The policy documents (R-POLICY-1). */
const policies: Record<string, string> = {
  '/en/privacy': htmlPage('en', 'Privacy Policy', '<p>Example document. It is no policy.</p>'),
  '/en/cookie': htmlPage('en', 'Cookie Policy', '<p>Example document. It is no policy.</p>'),
  '/it/privacy': htmlPage('it', 'Informativa sulla privacy', '<p>Documento di esempio. Non è un’informativa.</p>'),
  '/it/cookie': htmlPage('it', 'Informativa sui cookie', '<p>Documento di esempio. Non è un’informativa.</p>'),
}

type Inbox = { file: string; log: (line: string) => void }

/** Lets pages of the site post JSON, and read the answer. */
const forAnyPage = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' }

async function answer(request: IncomingMessage, response: ServerResponse, { file, log }: Inbox): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://inbox')
  const form = webhooks.find((webhook) => pathname === `/webhook/${webhook}`)
  if (form && request.method === 'POST') {
    const payload: unknown = JSON.parse(await text(request))
    const kept = arrived.parse({ receivedAt: new Date().toISOString(), form, payload })
    mkdirSync(dirname(file), { recursive: true })
    // Requests are personal: only the owner of the file may read them.
    appendFileSync(file, `${JSON.stringify(kept)}\n`, { mode: 0o600 })
    log(`${form}: a request has arrived`)
  }
  const page = pathname === '/' ? overview(file) : policies[pathname]
  if (form) response.writeHead(200, forAnyPage).end()
  else if (page) response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
  else response.writeHead(404).end()
}

/** Starts the inbox, and resolves when it listens. @throws the error of Node if the port is taken */
export async function startInbox({ port, ...inbox }: Inbox & { port: number }) {
  const server = createServer((request, response) =>
    answer(request, response, inbox).catch((error) => response.writeHead(500).end(String(error))),
  )
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
