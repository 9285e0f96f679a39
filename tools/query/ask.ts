import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

import { copyRepository, removeCopy } from '../../tests/recipes/copy'
import { localEnvironment, startPorts } from '../support/local-environment'
import { Problem } from '../support/problem'

const answer = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
})

/** GraphQL's answer to one query. */
export type Answer = z.infer<typeof answer>

const start = 'ANSWERS '
const run = promisify(execFile)

/**
 * Asks Gatsby's data layer, in some seconds and without a build. It works in a copy of the repository, so that a server
 * that runs here keeps its cache.
 * @throws Problem with all output of Gatsby, if the data has a mistake
 */
export async function askData(queries: readonly string[]): Promise<Answer[]> {
  const copy = copyRepository('query')
  try {
    const env = { ...localEnvironment(startPorts), GATSBY_LOGGER: 'yurnalist', NODE_ENV: 'production' }
    const args = ['--import', 'tsx', 'tools/query/engine.mjs', JSON.stringify(queries)]
    const { stdout } = await run(process.execPath, args, { cwd: copy, env, maxBuffer: 64 * 2 ** 20 })
    const answers = stdout.split('\n').find((line) => line.startsWith(start))
    return z.array(answer).parse(JSON.parse(answers?.slice(start.length) ?? '[]'))
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
    throw new Problem(`The data could not be asked:\n${output || String(error)}`)
  } finally {
    removeCopy(copy)
  }
}

/** Asks the server of `npm run develop`, if one runs on this port. */
export async function askServer(origin: string, query: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${origin}/___graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(30_000),
    })
    return answer.parse(await response.json())
  } catch {
    return undefined
  }
}
