/**
 * `npm run preflight`: lists the placeholders to replace before the site goes live. With an address it asks the live
 * site.
 */
import { formatMistakes } from '../gatsby/validate/mistake'
import { readData, type SiteData } from '../gatsby/validate/read-data'
import { everyString } from '../gatsby/validate/strings'
import { lostAddresses } from './preflight/lost-addresses'
import { checkOnline } from './preflight/online'
import { findChoices, findPlaceholders, type Task } from './preflight/placeholders'
import { root } from './support/project'
import { CommandError, say } from './support/terminal'
import { loadVariables } from './support/variables'
import { demandLiveBuild } from './support/whole-build'

function requireData(): SiteData {
  const { data, mistakes } = readData(root)
  if (!data) throw new CommandError(formatMistakes(mistakes, root))
  return data
}

function show(title: string, tasks: readonly Task[]): void {
  if (tasks.length > 0) say(`${title}\n`)
  for (const { file, field, value, todo } of tasks) {
    say(`  ${file}  ${field}${value && `  "${value}"`}${todo && `\n    ${todo}`}`)
  }
  if (tasks.length > 0) say()
}

async function askOnline(address: string): Promise<void> {
  if (!URL.canParse(address)) throw new CommandError(`"${address}" is no address. Write https://…`)
  const build = demandLiveBuild()
  const { origin } = new URL(address)
  if (build.SITE_URL !== origin)
    throw new CommandError(
      `The build in public is for ${build.SITE_URL}. Build with SITE_URL=${origin}: npm run build.`,
    )
  const faults = await checkOnline(root, build, requireData(), process.env)
  for (const { address: where, message, todo } of faults) say(`  ${where}\n    ${message}.\n    ${todo}`)
  if (faults.length > 0) throw new CommandError(`${faults.length} answers are not right: they stand above.`)
  say('The live site is the build in public. Its webhooks and policy documents answer as they should.')
}

export async function main(): Promise<void> {
  const [, , address] = process.argv
  loadVariables(root)
  if (address) return askOnline(address)
  const data = requireData()
  const { site, figuresFile, pages } = data
  const placeholders = findPlaceholders(everyString(data), process.env, pages)
  const lost = await lostAddresses(process.env.SITE_URL ?? '', data)
  show('Placeholders still in place:', placeholders)
  for (const address of lost) say(`  ${address} is live, and would be gone. Redirect it in data/redirects.json.`)
  show('May stay as they are:', findChoices(site, figuresFile.promises))
  if (placeholders.length > 0) throw new CommandError(`${placeholders.length} placeholders are still in place.`)
  if (lost.length > 0) throw new CommandError(`${lost.length} live addresses would be gone: they stand above.`)
  say('No placeholder is left: the site can go live.')
}
