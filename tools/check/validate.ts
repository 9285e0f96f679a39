/** `npm run validate`: finds every mistake in data/ and locales/, in seconds and without a build. */
import { formatProblems } from '../../src/gatsby/validate/problem'
import { validateData } from '../../src/gatsby/validate/validate-data'
import { warningsOf } from '../../src/gatsby/validate/warnings'
import { runCommand } from '../support/command'
import { Problem, say } from '../support/problem'
import { root } from '../support/project'

const main = async () => {
  const problems = validateData(root)
  if (problems.length > 0) throw new Problem(formatProblems(problems, root))
  const warnings = warningsOf(root)
  if (warnings) say(warnings)
  say('The data is sound.')
}

runCommand(main)
