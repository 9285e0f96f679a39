import { join } from 'node:path'
import { z } from 'zod'

import { copyRepository, removeCopy } from '../../tests/recipes/copy'
import { localEnvironment, startPorts } from '../support/local-environment'
import { Problem } from '../support/problem'
import { launch } from '../support/processes'

const answer = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
})

/** What GraphQL says to one query. */
export type Answer = z.infer<typeof answer>

const start = 'ANSWERS '

/**
 * Asks Gatsby's data layer, in some seconds and without a build. In a copy of the repository: a server that runs here
 * keeps its cache.
 * @throws Problem with all that Gatsby said, if the data has a mistake
 */
export async function askData(queries: readonly string[]): Promise<Answer[]> {
  const copy = copyRepository('query')
  const output: string[] = []
  try {
    const env = { ...localEnvironment(startPorts), GATSBY_LOGGER: 'yurnalist', NODE_ENV: 'production' }
    const engine = launch('tsx', [join(copy, 'tools/query/engine.mjs'), JSON.stringify(queries)], {
      cwd: copy,
      env,
      onLine: (line) => output.push(line),
    })
    await engine.done
  } finally {
    removeCopy(copy)
  }
  const answers = output.find((line) => line.startsWith(start))
  if (!answers) throw new Problem(`The data could not be asked. Gatsby said:\n${output.join('\n')}`)
  return z.array(answer).parse(JSON.parse(answers.slice(start.length)))
}

/** Asks a server that develops, if there is one on this port. */
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
