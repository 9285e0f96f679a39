/** `npm run serve`: serves a build in the runtime of the CDN. */
import { setTimeout as pause } from 'node:timers/promises'

import { launch } from './support/command'
import { contained, host, localOrigin, startPorts } from './support/local'
import { freePort } from './support/ports'
import { inProject } from './support/project'
import { CommandError, say } from './support/terminal'

/** Keeps wrangler offline, and its files inside the project. */
const runtimeEnvironment = {
  ...process.env,
  ...contained,
  HOME: inProject('.wrangler'),
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // Wrangler watches every file of a build, which never changes while it is served. A system that has no watcher left
  // made it repeat an error for ever. So it looks once an hour.
  CHOKIDAR_USEPOLLING: 'true',
  CHOKIDAR_INTERVAL: '3600000',
}

/** How long the runtime may take to answer, in ms. */
const patience = 60_000

const answers = (origin: string) =>
  fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  )

/**
 * Serves the build by Workers static assets, offline, and resolves when the site answers. `ended` rejects if the runtime
 * ends by itself.
 * @throws CommandError if the runtime does not start
 */
export async function startSite(port: number) {
  const origin = localOrigin(port)
  const where = ['--assets', 'public', '--ip', host, '--port', String(port)]
  // Any free port for the inspector, so that several sites may run beside each other.
  const options = ['--inspector-port', '0', '--show-interactive-dev-session=false', '--log-level', 'warn']
  const runtime = launch('wrangler', ['dev', ...where, ...options], { env: runtimeEnvironment })
  const ended = runtime.ended.then(({ how }) => {
    throw new CommandError(`The runtime of the site (wrangler) ${how}.`)
  })
  // A caller that does not await this promise must not cause an unhandled rejection.
  ended.catch(() => undefined)
  const deadline = Date.now() + patience
  const ready = async () => {
    while (!(await answers(origin))) {
      if (Date.now() > deadline)
        throw new CommandError(`The runtime of the site (wrangler) does not answer on ${origin}.`)
      await pause(100)
    }
  }
  await Promise.race([ready(), ended])
  return { origin, ended }
}

export const main = async () => {
  const site = await startSite(await freePort('PORT', startPorts.site, 'npm run serve'))
  say(`The site is on ${site.origin}. Ctrl-C ends it.`)
  await site.ended
}
