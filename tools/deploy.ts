/** `npm run deploy`: checks the site, builds it, and uploads it to Cloudflare. */
import { buildSite } from './build'
import { requireReady } from './preflight'
import { launch } from './support/command'
import { CommandError, say } from './support/terminal'
import { main as test } from './test'

const wrangler = (...args: string[]) =>
  launch('wrangler', args, { env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } }).ended

export const main = async () => {
  say('Asking Cloudflare who is logged in…')
  if (!(await wrangler('whoami', '--json')).isGood) {
    throw new CommandError('Nothing was deployed: run npx wrangler login, or set CLOUDFLARE_API_TOKEN.')
  }
  requireReady()
  // A workflow has run them in the job before (.github/workflows/ci.yml).
  if (!process.env.CI) await test()
  await buildSite(process.env)
  const { isGood, how } = await wrangler('deploy')
  if (!isGood) throw new CommandError(`The build was not uploaded: wrangler ${how}.`)
  // An upload into another account, whose Worker has no domain, looks like any other.
  say(`Uploaded. Whether it is live tells: npm run preflight -- ${process.env.SITE_URL}`)
}
