import { formatProblems } from '../gatsby/validate/problem'
import { readData } from '../gatsby/validate/read-data'
import { checkOnline } from './preflight/online/check-online'
import type { Finding } from './preflight/placeholders'
import { placeholdersInProject } from './preflight/project-files'
import { Problem, say } from './support/problem'
import { root } from './support/project'

const show = ({ file, field, value, todo }: Finding) => {
  say(`  ${file}  ${field}${value ? `  "${value}"` : ''}`)
  say(`    ${todo}`)
}

const showAll = (title: string, findings: Finding[]) => {
  if (findings.length === 0) return
  say(`${title}\n`)
  findings.forEach(show)
  say()
}

/** `npm run preflight -- https://…`: asks the live site what only the network can answer. */
const askOnline = async (address: string) => {
  if (!URL.canParse(address)) throw new Problem(`"${address}" is no address. Write https://…`)
  const { data, problems } = readData(root)
  if (!data) throw new Problem(formatProblems(problems, root))
  const { origin } = new URL(address)
  say(`Asking ${origin}, the webhooks and the policy documents…\n`)
  const faults = await checkOnline(origin, data, process.env)
  for (const { address: where, problem, todo } of faults) say(`  ${where}\n    ${problem}.\n    ${todo}`)
  if (faults.length > 0) throw new Problem(`${faults.length} answers are not right: they stand above.`)
  say('Headers, caching, compression, redirects, not-found pages, webhooks and policies are right.\n')
}

export const main = async () => {
  const address = process.argv[2]
  if (address) await askOnline(address)
  const { placeholders, notes } = await placeholdersInProject()
  showAll('Placeholders still in place:', placeholders)
  showAll('May stay as they are:', notes)
  if (placeholders.length === 0) return say('No placeholder is left: the site can go live.')
  throw new Problem(
    `${placeholders.length} placeholders are still in place: put the real values there before going live.`,
  )
}
