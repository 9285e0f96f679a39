import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { launch } from './command'
import { say } from './terminal'

/** A browser of the tests: the packages of Debian that have it, and its path if the machine has it. */
export type Engine = { name: string; packages: readonly string[]; find: () => string | undefined }

/** Options for tests and pictures on any machine: in a container, without a graphics card, without requests to Google. */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

const run = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: 'utf8' })

/** Asks for the version, because some systems have the command without a browser. */
const starts = (program: string) => run(program, '--version').status === 0

/** The path of the first program that starts. */
function find(...programs: string[]): string | undefined {
  const program = programs.find(starts)
  return program && run('sh', '-c', `command -v ${program}`).stdout.trim()
}

/** The system's Chromium with windows. */
export const wholeChromium = () => find('chromium', 'chromium-browser', 'google-chrome')

const chromium: Engine = {
  name: 'Chromium',
  // With the font that replaces Arial, so that pages look as on a visitor's screen.
  packages: ['chromium-headless-shell', 'fonts-liberation'],
  // Tests take two thirds of the time in the Chromium without windows.
  find: () => find('chromium-headless-shell') ?? wholeChromium(),
}
export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  find: () => find('firefox', 'firefox-esr'),
}
const webkitFolders = ['x86_64', 'aarch64'].map((processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1`)
/** WebKitGTK. Its driver and a virtual screen come with it. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  find: () => webkitFolders.map((folder) => `${folder}/MiniBrowser`).find((path) => existsSync(path)),
}

/** How Playwright starts the browser of the tests: CHROMIUM_PATH, else the system's, else Playwright's own. */
export const testBrowser = () => {
  const executablePath = process.env.CHROMIUM_PATH || chromium.find()
  return { ...(executablePath && { executablePath }), args: chromiumFlags }
}

/** Installs packages of Debian: as root, and in CI with sudo. On their own machines, people decide themselves. */
function install(packages: readonly string[]): void {
  const sudo = process.getuid?.() === 0 ? '' : process.env.CI && 'sudo -n'
  if (sudo === undefined || !existsSync('/usr/bin/apt-get')) return
  say(`Installing ${packages.join(', ')} with the system's packages…`)
  const apt = `${sudo} env DEBIAN_FRONTEND=noninteractive apt-get`
  const command = `${apt} update && ${apt} install -y --no-install-recommends ${packages.join(' ')}`
  spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
}

/** One line: which engine is missing, and how to get it. */
export const missing = ({ name, packages }: Engine) =>
  `${name} is not on this machine: apt-get install ${packages.join(' ')}`

/**
 * Installs the browsers of the tests where it can. Tests of a missing Firefox or WebKit are skipped; in CI they fail, so
 * that a skipped engine never looks tested. Without a Chromium of the system, Playwright gets its own.
 */
export async function prepareEngines(): Promise<void> {
  const engines = [...(process.env.CHROMIUM_PATH ? [] : [chromium]), firefox, webkit]
  const absent = () => engines.filter((engine) => !engine.find())
  if (absent().length > 0) install(absent().flatMap(({ packages }) => packages))
  for (const engine of absent()) say(`${missing(engine)}.`)
  if (absent().includes(chromium)) await launch('playwright', ['install', 'chromium']).ended
}
