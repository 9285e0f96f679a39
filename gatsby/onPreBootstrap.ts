import type { GatsbyNode } from 'gatsby'
import { readData } from './data/read-data'
import { watchData } from './develop/watch-data'
import { wrongVariables } from './environment/wrong-variables'
import { formatMistakes } from './validate/mistake'
import { validateData } from './validate/validate-data'
import { writeSchemas } from './validate/write-schemas'

/** Stops a build if the data has a mistake or a variable is missing. `develop` waits until the data has none. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ store, reporter }) => {
  const root = store.getState().program.directory
  writeSchemas(root)
  if (process.env.NODE_ENV === 'development') return watchData(root, reporter)

  const mistakes = await validateData(root)
  if (mistakes.length > 0) reporter.panic(formatMistakes(mistakes, root))

  if (process.env.NODE_ENV !== 'production') return
  const { data } = readData(root)
  const wrong = wrongVariables(process.env, data?.pages ?? [])
  const lines = wrong.map(({ name, message }) => `The environment variable ${name} ${message}.`)
  if (wrong.length > 0) reporter.panic([...lines, 'What it should be: docs/environment.md'].join('\n'))
}
