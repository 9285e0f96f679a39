/** `npm run preflight`: lists the placeholders to replace before the site goes live. With an address it asks the live site. */

import { readData } from '../gatsby/data/read-data'
import { everyString } from '../gatsby/validate/check-references'
import { formatMistakes } from '../gatsby/validate/mistake'
import { liveOrigin } from './check-upload'
import { run } from './support/command'
import { findPlaceholders } from './support/placeholders'
import { loadVariables, root } from './support/project'
import { CommandError, say } from './support/terminal'

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
  const { data, mistakes } = readData(root)
  if (!data) throw new CommandError(formatMistakes(mistakes, root))
  const placeholders = findPlaceholders(everyString(data), process.env, data.pages)
  for (const { file, field, value, todo } of placeholders) say(`${file}  ${field}${value && `  "${value}"`}\n  ${todo}`)
  if (placeholders.length > 0) throw new CommandError(`${placeholders.length} placeholders are still in place.`)
  say('No placeholder is left. Pictures, claims, what policies say and buttons without a target: see docs/go-live.md.')
}

export async function main(): Promise<void> {
  const [, , address] = process.argv
  if (!address) return requireReady()
  loadVariables()
  return askOnline(address)
}
