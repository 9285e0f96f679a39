/**
 * `npm run preflight`: lists the placeholders to replace before the site goes live. With an address it asks the live
 * site.
 */

import { everyString } from '../gatsby/validate/check-references'
import { formatMistakes } from '../gatsby/validate/mistake'
import { readData, type SiteData } from '../gatsby/validate/read-data'
import { liveOrigin } from './check-upload'
import { findChoices, findPlaceholders, type Task } from './preflight/placeholders'
import { run } from './support/command'
import { loadVariables, root } from './support/project'
import { CommandError, say } from './support/terminal'

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
  const built = liveOrigin()
  if (built !== origin)
    throw new CommandError(`The build in public is for ${built}. Build with SITE_URL=${origin}: npm run build.`)
  await run('playwright', ['test'], { ...process.env, SITE: origin })
}

/** @throws CommandError if something of the site must change before it goes live */
export function requireReady(): void {
  loadVariables()
  const data = requireData()
  const { site, pages } = data
  const placeholders = findPlaceholders(everyString(data), process.env, pages)
  show('Placeholders still in place:', placeholders)
  show('May stay as they are:', findChoices(site))
  if (placeholders.length > 0) throw new CommandError(`${placeholders.length} placeholders are still in place.`)
  say('No placeholder is left. Pictures, claims and what policies say are checked by nobody but you: docs/go-live.md.')
}

export async function main(): Promise<void> {
  const [, , address] = process.argv
  if (!address) return requireReady()
  loadVariables()
  return askOnline(address)
}
