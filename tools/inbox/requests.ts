import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'

import { webhooks } from '../../src/forms/definition'

/** A line of the file. The payload may be anything, so that old lines stay readable when the forms change. */
const arrived = z.object({
  receivedAt: z.string(),
  form: z.enum(webhooks),
  payload: z.record(z.string(), z.unknown()),
})

export type Arrived = z.infer<typeof arrived>

const parseLine = (line: string): Arrived[] => {
  try {
    const result = arrived.safeParse(JSON.parse(line))
    return result.success ? [result.data] : []
  } catch {
    // A line that somebody has edited by hand must not hide the others.
    return []
  }
}

const isAbsent = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

const readLines = async (file: string) => {
  try {
    return (await readFile(file, 'utf8')).split('\n')
  } catch (error) {
    if (isAbsent(error)) return []
    throw error
  }
}

/** Requests are personal: only their owner may read the file. */
const ownerOnly = { mode: 0o600 }

/** The requests in a JSON Lines file. The file is the only copy, and writes happen one after another. */
export const openRequests = (file: string) => {
  let last: Promise<void> = Promise.resolve()
  const inTurn = (write: () => Promise<void>) => {
    const turn = last.then(write)
    last = turn.catch(() => undefined)
    return turn
  }
  const prepared = () => mkdir(dirname(file), { recursive: true, mode: 0o700 })
  return {
    append: (request: Arrived) =>
      inTurn(async () => {
        await prepared()
        await appendFile(file, `${JSON.stringify(request)}\n`, ownerOnly)
      }),
    clear: () =>
      inTurn(async () => {
        await prepared()
        await writeFile(file, '', ownerOnly)
      }),
    /** Oldest first. */
    list: async () => {
      await last
      return (await readLines(file)).flatMap(parseLine)
    },
    settled: () => last,
  }
}

export type Requests = ReturnType<typeof openRequests>
