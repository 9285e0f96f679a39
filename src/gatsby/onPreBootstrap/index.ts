import type { GatsbyNode } from 'gatsby'

import { formatProblems } from '../validate/problem'
import { validateData } from '../validate/validate-data'
import { missingVariables } from './missing-variables'

/** Before anything is created: the data is sound and, for a production build, the environment complete. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ store, reporter }) => {
  const problems = validateData(store.getState().program.directory)
  if (problems.length > 0) reporter.panic(formatProblems(problems))

  const missing = process.env.NODE_ENV === 'production' ? missingVariables(process.env) : []
  if (missing.length > 0) reporter.panic(missing.join('\n'))
}
