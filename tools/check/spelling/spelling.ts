/** `npm run spelling`: finds every word of the site that no dictionary has, and fails. `npm run validate` only names them. */
import { formatProblems } from '../../../gatsby/validate/problem'
import { readData } from '../../../gatsby/validate/read-data'
import { runCommand } from '../../support/command'
import { Problem, say } from '../../support/problem'
import { root } from '../../support/project'
import { misspelled } from './misspelled'

const main = async () => {
  const { data, problems } = readData(root)
  if (!data) throw new Problem(formatProblems(problems, root))
  const mistakes = await misspelled(data)
  if (mistakes.length > 0) throw new Problem(formatProblems(mistakes, root))
  say('Every word is spelled as its dictionary has it.')
}

runCommand(main)
