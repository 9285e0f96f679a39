/** `npm run deploy`: builds the site and uploads it to Cloudflare. */
import { buildSite } from './build'
import { placeholdersOfProject } from './preflight'
import { launch } from './support/command'
import { CommandError, say } from './support/terminal'

const wrangler = (...args: string[]) =>
  launch('wrangler', args, { env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } }).code

export const main = async () => {
  say('Asking Cloudflare who is logged in…')
  if ((await wrangler('whoami', '--json')) !== 0) {
    throw new CommandError('Nothing was deployed: run npx wrangler login, or set CLOUDFLARE_API_TOKEN.')
  }
  const { length } = placeholdersOfProject()
  if (length > 0) throw new CommandError(`Nothing was deployed: ${length} placeholders. npm run preflight lists them.`)
  await buildSite(process.env)
  if ((await wrangler('deploy')) !== 0) throw new CommandError('The build was not uploaded: wrangler says why above.')
}
