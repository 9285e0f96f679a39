import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What Gatsby leaves in the folder for itself: visitors need none of it, and a stranger learns the build from it. */
const leftovers = [/^webpack\.stats\.json$/, /^chunk-map\.json$/, /^~partytown$/, /^_gatsby$/]

/** Takes out of a build what is not for visitors. */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (leftovers.some((pattern) => pattern.test(name))) rmSync(join(folder, name), { recursive: true })
  }
}

/** The pages of a build, as paths of files. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
}
