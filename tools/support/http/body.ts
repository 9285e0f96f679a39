import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'

import { type FieldProblem, Refusal } from './answer'

/** More than a person can write or paste. The site has no limit of its own. */
const limit = 1024 * 1024

export const mediaType = (request: IncomingMessage) =>
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
export const readText = async (request: IncomingMessage) => decode(await readBytes(request))

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

type Issue = z.core.$ZodIssue

const fieldAt = (path: Issue['path']) => path.map(String).join('.') || 'body'

const problemsOf = (issue: Issue): FieldProblem[] => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: fieldAt([...issue.path, key]),
      message: 'is not a field of this request',
    }))
  }
  return [{ field: fieldAt(issue.path), message: issue.input === undefined ? 'is missing' : issue.message }]
}

/** @throws Refusal 422 that names each wrong field */
export const check = <Output>(schema: z.ZodType<Output>, value: unknown): Output => {
  // With the input, an issue shows whether the field is wrong or absent.
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  const problems = result.error.issues.flatMap(problemsOf)
  const fields = problems.map(({ field, message }) => `${field}: ${message}`).join('; ')
  throw new Refusal(422, `The request was not taken. ${fields}`, problems)
}
