/** `npm run serve`: serves a build in the runtime of the CDN. */
import { setTimeout as pause } from 'node:timers/promises'

import { run } from './support/command'
import { contained, host, localOrigin, startPorts } from './support/local'
import { inProject } from './support/project'
import { say } from './support/terminal'

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

async function untilAnswered(origin: string): Promise<void> {
  while (!(await fetch(origin, { redirect: 'manual' }).catch(() => undefined))) await pause(100)
}

/** Serves the build offline, and resolves when the site answers. `ended` rejects if the runtime fails. */
export async function startSite(port: number) {
  const origin = localOrigin(port)
  const where = ['--assets', 'public', '--ip', host, '--port', String(port)]
  // Any free port for the inspector, so that several sites may run beside each other.
  const options = ['--inspector-port', '0', '--show-interactive-dev-session=false', '--log-level', 'warn']
  const ended = run('wrangler', ['dev', ...where, ...options], runtimeEnvironment)
  await Promise.race([untilAnswered(origin), ended])
  return { origin, ended }
}

export const main = async () => {
  const { origin, ended } = await startSite(startPorts.site)
  say(`The site is on ${origin}. Ctrl-C ends it.`)
  await ended
}
