/** Refuses a build that is not for a live site. Wrangler asks before it uploads anything (wrangler.jsonc). */
import { existsSync, readFileSync } from 'node:fs'

import { markOf } from '../gatsby/publish/mark-live-build'
import { root as project } from './support/project'
import { CommandError } from './support/terminal'

/** The origin of the build in public. @throws CommandError if it was made for this machine, or did not end */
export function liveOrigin(root = project): string {
  if (existsSync(markOf(root))) return readFileSync(markOf(root), 'utf8')
  throw new CommandError('The build in public is for this machine alone, or did not end. Run npm run build.')
}

export const main = async () => {
  // It asks before it serves, too.
  if (process.env.WRANGLER_COMMAND !== 'dev') liveOrigin()
}
