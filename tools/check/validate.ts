/**
 * `npm run validate`: finds every mistake in data/ and locales/, without a build. It also names words that no dictionary
 * has and figures that no page shows: nothing stops for them.
 */
import { parseArgs } from 'node:util'

import { unusedFigures } from '../../gatsby/validate/check-figures'
import { formatProblems } from '../../gatsby/validate/problem'
import { readData } from '../../gatsby/validate/read-data'
import { validateData } from '../../gatsby/validate/validate-data'
import { listWarnings, warningsIn } from '../../gatsby/validate/warnings'
import { runCommand } from '../support/command'
import { Problem, say } from '../support/problem'
import { root } from '../support/project'
import { misspelled } from './spelling/misspelled'

const main = async () => {
  const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values
  const problems = validateData(root)
  if (problems.length > 0) throw new Problem(formatProblems(problems, root))
  const { data } = readData(root)
  if (!data) return
  const warnings = listWarnings([...warningsIn(data), ...(quick ? [] : await misspelled(data))], root)
  if (warnings) say(warnings)
  say('The data is sound.')
  for (const id of unusedFigures(data)) say(`No page shows the figure "${id}".`)
}

runCommand(main)
