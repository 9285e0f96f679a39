import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import type { Forward } from '../forward'
import { startInbox } from '../server'

/** An inbox on a free port, with a temporary file. `lines` has its log, `written` the stored requests. */
export const temporaryInbox = async (forward?: Forward) => {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'))
  const file = join(folder, 'new', 'requests.jsonl')
  const lines: string[] = []
  const inbox = await startInbox({ port: 0, file, log: (line) => lines.push(line), forward })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${inbox.origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const written = async () => {
    const content = await readFile(file, 'utf8').catch(() => '')
    return content
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line))
  }
  const close = async () => {
    await inbox.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...inbox, file, lines, post, written, close }
}

export type TemporaryInbox = Awaited<ReturnType<typeof temporaryInbox>>

type Asked = { method?: string; path: string; headers: Record<string, string>; body?: string }

/** Sends any headers, also those that fetch does not allow. */
export const ask = ({ origin }: TemporaryInbox, { method = 'GET', path, headers, body }: Asked) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const asked = request(`${origin}${path}`, { method, headers }, async (response) =>
      resolve({ status: response.statusCode, text: await text(response) }),
    )
    asked.once('error', reject)
    asked.end(body)
  })
