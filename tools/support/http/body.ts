import type { IncomingMessage } from 'node:http'

import { Refusal } from './answer'

/** More than a person can write or paste. The site has no limit of its own. */
const limit = 1024 * 1024

const mediaType = (request: IncomingMessage) =>
  (request.headers['content-type'] ?? '').split(';', 1).join('').trim().toLowerCase()

/** Reads a body to its end, also a too long one: if a server cuts a sender off, the sender never sees the answer. */
const readBytes = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size <= limit) chunks.push(bytes)
  }
  if (size > limit)
    throw new Refusal(413, `The request is too long: it has ${size} bytes, and the most is 1 MB (${limit} bytes).`)
  return Buffer.concat(chunks)
}

const decode = (bytes: Buffer) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'The body is not valid UTF-8 text.')
  }
}

/** @throws Refusal 413 when the body is longer than 1 MB, 400 when it is not UTF-8 */
const readText = async (request: IncomingMessage) => decode(await readBytes(request))

/** @throws Refusal 415 for another content type, 413 when too long, 400 when it is not JSON */
export const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const text = await readText(request)
  const type = mediaType(request)
  if (type !== 'application/json') {
    throw new Refusal(415, `The Content-Type must be application/json; it is ${type ? `"${type}"` : 'missing'}.`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(400, `The body is not valid JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
