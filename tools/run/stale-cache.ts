import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { digestWithCode } from '../../src/gatsby/kept/digest'
import { inProject } from '../support/project'

/** Outside Gatsby's cache, which Gatsby empties by itself at times. */
const digestFile = inProject('node_modules/.cache/code-digest')

function digestOfLastBuild(): string | undefined {
  try {
    return readFileSync(digestFile, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Empties Gatsby's cache when code has changed since it was filled. Gatsby asks its queries again when data changes, and
 * does not see a change of the code that answers them.
 */
export function emptyStaleCache(): void {
  const digest = digestWithCode(['src', 'plugins'])('')
  if (digestOfLastBuild() === digest) return
  rmSync(inProject('.cache'), { recursive: true, force: true })
  mkdirSync(dirname(digestFile), { recursive: true })
  writeFileSync(digestFile, digest)
}

// `npm run build`
if (require.main === module) emptyStaleCache()
