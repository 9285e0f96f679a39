import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'

import { runQuery } from '../pages/run-query'

/** Writes the answers to docs/questions.graphql into .cache/answers.json, where tests/e2e/questions.spec.ts reads them. */
export async function answerQuestions(root: string, graphql: BuildArgs['graphql']): Promise<void> {
  const answers = await runQuery<unknown>(graphql, readFileSync(join(root, 'docs/questions.graphql'), 'utf8'))
  writeFileSync(join(root, '.cache/answers.json'), JSON.stringify(answers, null, 2))
}
