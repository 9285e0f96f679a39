/** `npm run build`: makes the production build in public/. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { launch } from './support/command'
import { contained } from './support/local'
import { Problem } from './support/problem'
import { inProject } from './support/project'

/** Written when Gatsby's cache begins. */
const stamp = inProject('.cache/code-stamp')

const lastChange = (folder: string) =>
  Math.max(
    ...['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map(
      (name) => statSync(join(folder, name)).mtimeMs,
    ),
  )

/**
 * Empties Gatsby's cache if code has changed since the last build. Gatsby runs queries again when data changes, but does
 * not notice changed resolvers.
 */
export function emptyStaleCache(): void {
  const changed = Math.max(...['src', 'gatsby', 'plugins'].map((folder) => lastChange(inProject(folder))))
  if (existsSync(stamp) && statSync(stamp).mtimeMs > changed) return
  rmSync(inProject('.cache'), { recursive: true, force: true })
  mkdirSync(inProject('.cache'))
  writeFileSync(stamp, '')
}

/** @throws Problem if the build fails */
export async function buildSite(environment: NodeJS.ProcessEnv): Promise<void> {
  emptyStaleCache()
  const env = { ...environment, ...contained, NODE_ENV: 'production' }
  const built = await launch('gatsby', ['build'], { env }).code
  if (built !== 0) throw new Problem('The build failed: Gatsby says why above.')
}

export const main = () => buildSite(process.env)
