/** `npm run deploy`: checks the site, builds it, and uploads it to Cloudflare. */
import { buildSite } from './build'
import { requireReady } from './preflight'
import { passes, run } from './support/command'
import { say } from './support/terminal'
import { main as test } from './test'

export const main = async () => {
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false' }
  requireReady()
  // A workflow has run them in the job before (.github/workflows/ci.yml).
  if (!process.env.CI) await test()
  await buildSite(process.env)
  await run('wrangler', ['deploy'], env)
  // An upload into another account, whose Worker has no domain, looks like any other.
  say(`Uploaded. Whether it is live tells: npm run preflight -- ${process.env.SITE_URL}`)
  if (process.env.CI) return
  say('Commit and push what git lists here. Until then the next deploy by CI, or from another computer, takes it back:')
  await passes('git', ['status', '--short', '--branch'])
}
