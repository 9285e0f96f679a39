import type { GatsbyNode } from 'gatsby'
import { watchData } from './develop/watch-data'
import { explainVariable, wrongVariables } from './environment/wrong-variables'
import { beginBuild } from './publish/finished-build'
import { formatMistakes } from './validate/mistake'
import { readAndCheck } from './validate/validate-data'
import { writeSchemas } from './validate/write-schemas'

/**
 * Before Gatsby creates anything: stops if the data has a mistake or, for a production build, a variable is missing.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ store, reporter }) => {
  const root = store.getState().program.directory
  beginBuild(root)
  writeSchemas(root)
  if (process.env.NODE_ENV === 'development') return watchData(root, reporter)

  const { data, mistakes } = readAndCheck(root)
  if (mistakes.length > 0) reporter.panic(formatMistakes(mistakes, root))

  if (process.env.NODE_ENV !== 'production') return
  const wrong = wrongVariables(process.env, { pages: data?.pages ?? [] })
  if (wrong.length > 0) reporter.panic(wrong.map(explainVariable).join('\n'))
}
