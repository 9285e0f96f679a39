import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import { runCommand } from '../support/command'
import { localOrigin, quiet, startPorts } from '../support/local-environment'
import { portFrom, requireFreePort, whyNotFree } from '../support/ports'
import { Problem, say } from '../support/problem'
import { launch, type Running } from '../support/processes'
import { inProject } from '../support/project'

export type Site = {
  origin: string
  close: () => Promise<void>
  /** Rejects if the runtime ends by itself. Settles only then, or after `close`. */
  ended: Promise<void>
}

type SiteOptions = {
  port: number
  /** Folder of the build. */
  directory?: string
  /** The variable that the advice in an error names. */
  command?: string
}

const readyWithin = 60_000

const runtimeEnvironment = () => ({
  ...process.env,
  ...quiet,
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  // Offline: wrangler asks nobody where this machine is, and writes nothing outside the project.
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_LOG_PATH: inProject('.wrangler', 'logs'),
  WRANGLER_REGISTRY_PATH: inProject('.wrangler', 'registry'),
})

const runtimeArguments = (port: number, directory: string) => [
  'dev',
  ...['--config', inProject('wrangler.jsonc')],
  ...['--assets', directory],
  ...['--ip', 'localhost', '--port', String(port)],
  // Any free port, so that several sites may run beside each other.
  ...['--inspector-port', '0'],
  '--show-interactive-dev-session=false',
  ...['--log-level', 'warn'],
]

const answers = async (origin: string) => {
  try {
    await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(2000) })
    return true
  } catch {
    return false
  }
}

const waitUntilReady = async (runtime: Running, origin: string, output: string[]) => {
  const deadline = Date.now() + readyWithin
  while (Date.now() < deadline) {
    if (runtime.hasEnded()) break
    if (await answers(origin)) return
    await pause(100)
  }
  await runtime.stop()
  throw new Problem(`The site could not be served on ${origin}. The runtime (wrangler) said:\n${output.join('\n')}`)
}

const siteOf = (runtime: Running, port: number): Site => {
  let closing = false
  const close = async () => {
    closing = true
    await runtime.stop()
    // Wrangler ends a moment before the processes that it started. Only a free port shows that all have ended.
    for (let tries = 0; tries < 50 && (await whyNotFree(port)); tries += 1) await pause(100)
  }
  const ended = runtime.done.then(() => {
    if (!closing) throw new Problem('The runtime of the site (wrangler) ended by itself. Start it again.')
  })
  // A caller that does not await this promise must not cause an unhandled rejection.
  ended.catch(() => undefined)
  return { origin: localOrigin(port), close, ended }
}

/**
 * Serves a build in the runtime of the CDN (Workers static assets), offline, and resolves when it answers.
 * @throws Problem if there is no build, the port is taken, or the runtime does not start
 */
export const startSite = async ({
  port,
  directory = inProject('public'),
  command = 'npm run serve',
}: SiteOptions): Promise<Site> => {
  if (!existsSync(directory)) throw new Problem('Nothing to serve yet: run npm run build first.')
  await requireFreePort({ name: 'the site', port, variable: 'PORT', command })
  const output: string[] = []
  const origin = localOrigin(port)
  let ready = false
  const runtime = launch('wrangler', runtimeArguments(port, directory), {
    env: runtimeEnvironment(),
    onLine: (line) => (ready ? say(line) : output.push(line)),
  })
  await waitUntilReady(runtime, origin, output)
  ready = true
  // Wrangler reports mistakes in _headers and _redirects when it starts.
  for (const line of output) say(line)
  return siteOf(runtime, port)
}

const main = async () => {
  const site = await startSite({ port: portFrom('PORT', startPorts.site), directory: process.argv[2] })
  say(`The site is on ${site.origin}. Ctrl-C ends it.`)
  await site.ended
}

if (require.main === module) runCommand(main)
