import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Redirect = { fromPath: string; toPath: string }

/** A path as browsers ask for it: with escapes in place of spaces and accents. */
const asked = (path: string): string => new URL(path, 'https://host.example').pathname

/** Writes the host's rules: permanent redirects. The host keeps the search, the browser the hash. */
export function writeRedirects(folder: string, redirects: readonly Redirect[]): void {
  const rules = redirects.map(({ fromPath, toPath }) => `${asked(fromPath)} ${toPath} 301\n`)
  writeFileSync(join(folder, '_redirects'), rules.join(''))
}
