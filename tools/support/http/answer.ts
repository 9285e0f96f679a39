import type { ServerResponse } from 'node:http'

export type Headers = Record<string, string>

/** The result of a handler. 'drop' cuts the connection without an answer. */
export type Answer = { status: number; headers?: Headers; body?: string | Uint8Array } | 'drop'

type FieldProblem = { field: string; message: string }

/** A request that a server of ours refuses: becomes a JSON answer with the reason. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly status: number,
    message: string,
    readonly problems: FieldProblem[] = [],
    readonly headers: Headers = {},
  ) {
    super(message)
  }
}

/** For pages that need no script and no other origin. */
const documentPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'"

export const json = (status: number, value: unknown, headers: Headers = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  body: `${JSON.stringify(value)}\n`,
})

export const html = (body: string, headers: Headers = {}): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': documentPolicy, ...headers },
  body,
})

export const refused = ({ status, message, problems, headers }: Refusal, more: Headers = {}) =>
  json(status, { ok: false, error: message, problems }, { ...headers, ...more })

export const send = (response: ServerResponse, answer: Answer) => {
  if (answer === 'drop') {
    response.destroy()
    return
  }
  response.writeHead(answer.status, {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': String(Buffer.byteLength(answer.body ?? '')),
    ...answer.headers,
  })
  response.end(answer.body)
}
