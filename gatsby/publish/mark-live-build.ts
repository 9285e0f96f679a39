import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { webhookAddresses } from '../environment/variables'
import { isLocal } from '../environment/wrong-variables'

/** The file that says for which origin a build was made. `npm run build` deletes it with .cache. */
export const markOf = (root: string) => join(root, '.cache/live-origin')

/** Marks a build as one for a live site, if none of its addresses is of this machine. */
export function markLiveBuild(root: string, environment: NodeJS.ProcessEnv): void {
  const { SITE_URL = '', POLICY_ORIGIN } = environment
  const addresses = [SITE_URL, POLICY_ORIGIN, ...webhookAddresses(environment)]
  if (addresses.some((address) => address && isLocal(new URL(address).hostname))) rmSync(markOf(root), { force: true })
  else writeFileSync(markOf(root), SITE_URL)
}
