import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { digestWithCode } from '../../gatsby/cache/digest'
import { inProject } from '../support/project'

/** Outside Gatsby's cache folder, because Gatsby sometimes empties it. */
const digestFile = inProject('node_modules/.cache/code-digest')

function digestOfLastBuild(): string | undefined {
  try {
    return readFileSync(digestFile, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Empties Gatsby's cache if code has changed since the last build. Gatsby runs queries again when data changes, but
 * does not notice changed resolvers.
 */
export function emptyStaleCache(): void {
  const digest = digestWithCode(['src', 'gatsby', 'plugins'])('')
  if (digestOfLastBuild() === digest) return
  rmSync(inProject('.cache'), { recursive: true, force: true })
  mkdirSync(dirname(digestFile), { recursive: true })
  writeFileSync(digestFile, digest)
}

// Part of `npm run build`.
if (require.main === module) emptyStaleCache()
