/**
 * `npm run preflight`: lists the placeholders to replace before the site goes live. With an address it asks the live
 * site.
 */
import { formatMistakes } from '../gatsby/validate/mistake'
import { readData, type SiteData } from '../gatsby/validate/read-data'
import { everyString } from '../gatsby/validate/strings'
import { lostAddresses } from './preflight/lost-addresses'
import { findChoices, findFormerPlace, findPlaceholders, type Task } from './preflight/placeholders'
import { launch } from './support/command'
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

/** Runs the tests of what only a live site shows (`ofHost` in playwright.config.ts). */
async function askOnline(address: string): Promise<void> {
  if (!URL.canParse(address)) throw new CommandError(`"${address}" is no address. Write https://…`)
  const { origin } = new URL(address)
  const { SITE_URL } = demandLiveBuild()
  if (SITE_URL !== origin)
    throw new CommandError(`The build in public is for ${SITE_URL}. Build with SITE_URL=${origin}: npm run build.`)
  const { isGood, how } = await launch('playwright', ['test'], { env: { ...process.env, SITE: origin } }).ended
  if (!isGood) throw new CommandError(`The live site is not as it should be: playwright ${how}.`)
}

/** @throws CommandError if something of the site must change before it goes live */
export async function requireReady(): Promise<void> {
  loadVariables(root)
  const data = requireData()
  const { site, pages } = data
  const strings = everyString(data)
  const placeholders = findPlaceholders(strings, process.env, pages)
  const lost = await lostAddresses(process.env.SITE_URL ?? '', data)
  show('Placeholders still in place:', placeholders)
  for (const address of lost) say(`  ${address} is live, and would be gone. Redirect it in data/redirects.json.`)
  show('The place of the former agency, which is not yours:', findFormerPlace(strings))
  show('May stay as they are:', findChoices(site))
  if (placeholders.length > 0) throw new CommandError(`${placeholders.length} placeholders are still in place.`)
  if (lost.length > 0) throw new CommandError(`${lost.length} live addresses would be gone: they stand above.`)
  say('No placeholder is left. Pictures, claims and what policies say are checked by nobody but you: docs/go-live.md.')
}

export async function main(): Promise<void> {
  const [, , address] = process.argv
  if (!address) return requireReady()
  loadVariables(root)
  return askOnline(address)
}
