import type { GatsbyNode } from 'gatsby'
import { watchData } from '../develop/watch-data'
import { explainVariable, wrongVariables } from '../environment/wrong-variables'
import { formatProblems } from '../validate/problem'
import { validateAll } from '../validate/validate-data'

/** Before anything is created: the data is sound and, for a production build, the environment complete. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ store, reporter }) => {
  const root = store.getState().program.directory
  if (process.env.NODE_ENV === 'development') return watchData(root, reporter)

  const problems = validateAll(root)
  if (problems.length > 0) reporter.panic(formatProblems(problems, root))

  const wrong = process.env.NODE_ENV === 'production' ? wrongVariables(process.env) : []
  if (wrong.length > 0) reporter.panic(wrong.map(explainVariable).join('\n'))
}
