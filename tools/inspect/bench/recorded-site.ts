import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { listenOnLoopbacks } from '../../support/listen'
import { localOrigin } from '../../support/local-environment'

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** What an answer of a static host depends on, besides method and address. */
const asked = ['accept-encoding', 'if-none-match', 'range'] as const

/** As the CDN chooses: its runtime on this machine takes what a browser names first. */
const bestEncoding = (accepted: string | undefined) => (accepted?.includes('br') ? 'br' : accepted)

async function ask(origin: string, question: IncomingMessage): Promise<Answer> {
  const { method, url = '/' } = question
  const address = new URL(url, origin)
  const headers = { ...question.headers, 'accept-encoding': bestEncoding(question.headers['accept-encoding']) }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(address, { method, headers: { ...headers, host: address.host } }, resolve)
      .on('error', reject)
      .end()
  })
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) }
}

/**
 * Answers as the site at `origin` does, asking it once for each file and from memory after that. The CDN’s runtime works
 * on the processors of the machine that is the visitor’s phone, too: asked while a page is measured, it would be measured
 * with it, which no visitor’s is.
 */
export async function recordSite(origin: string): Promise<{ origin: string; close: () => void }> {
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
  const { port, close } = await listenOnLoopbacks((question, reply) => {
    // What was recorded, and no date of ours.
    reply.sendDate = false
    answerTo(question).then(
      ({ status, headers, body }) => reply.writeHead(status, headers).end(body),
      (error: Error) => reply.writeHead(502).end(error.message),
    )
  }, 0)
  return { origin: localOrigin(port), close }
}
