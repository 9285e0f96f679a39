import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'

import { listenOnLoopbacks } from '../../support/listen'
import { localOrigin } from '../../support/local-environment'

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** What an answer of a static host depends on, besides method and address. */
const asked = ['accept-encoding', 'if-none-match', 'range'] as const

function ask(origin: string, { method, url = '/', headers }: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const question = request(new URL(url, origin), { method, headers: { ...headers, host: new URL(origin).host } })
    question.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    question.on('error', reject)
    question.end()
  })
}

/**
 * Answers as the site at `origin` does, asking it once for each file and from memory after that. The CDN’s runtime works
 * on the processors of the machine that is the visitor’s phone, too: asked while a page is measured, it would be measured
 * with it, which no visitor’s is.
 * @param port 0 for any free one
 */
export async function recordSite(
  origin: string,
  port: number,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const answers = new Map<string, Promise<Answer>>()
  const answerTo = (question: IncomingMessage): Promise<Answer> => {
    const key = [question.method, question.url, ...asked.map((name) => question.headers[name])].join('\n')
    const known = answers.get(key)
    if (known) return known
    const answer = ask(origin, question)
    answers.set(key, answer)
    // Asked again next time.
    answer.catch(() => answers.delete(key))
    return answer
  }
  const { port: chosen, servers } = await listenOnLoopbacks((question, reply) => {
    answerTo(question).then(
      ({ status, headers, body }) => reply.writeHead(status, headers).end(body),
      (error: Error) => reply.writeHead(502).end(error.message),
    )
  }, port)
  const close = async () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
  return { origin: localOrigin(chosen), close }
}
