/** Whether the build in public may go live. Wrangler asks before it uploads anything (wrangler.jsonc). */
import { demandLiveBuild } from './support/whole-build'

export const main = async () => {
  // It asks before it serves, too.
  if (process.env.WRANGLER_COMMAND !== 'dev') demandLiveBuild()
}
