import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { passes } from './command'
import { say } from './terminal'

/** A browser of the tests: the packages of Debian that have it, and the path of its program if the machine has it. */
export type Engine = { name: string; packages: string; find: () => string | undefined }

/** Options for tests and pictures on any machine: in a container, without a graphics card, without requests to Google. */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

const pathsOf = (program: string) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program))

/** The first program that starts. Some systems have the command without a browser. */
const find = (...programs: string[]) =>
  programs.flatMap(pathsOf).find((path) => spawnSync(path, ['--version']).status === 0)

const chromium: Engine = {
  name: 'Chromium',
  // With the font that replaces Arial, so that pages look as on a visitor's screen.
  packages: 'chromium chromium-headless-shell fonts-liberation',
  find: () => find('chromium', 'chromium-browser', 'google-chrome'),
}
export const firefox: Engine = { name: 'Firefox', packages: 'firefox-esr', find: () => find('firefox', 'firefox-esr') }
/** WebKitGTK. Its driver, which has no --version, starts it on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  find: () => pathsOf('WebKitWebDriver').find(existsSync),
}

/**
 * How Playwright starts the browser of the tests: CHROMIUM_PATH, else the system's, else Playwright's own. Tests take two
 * thirds of the time in a Chromium without windows.
 */
export const testBrowser = () => {
  const executablePath = process.env.CHROMIUM_PATH || (find('chromium-headless-shell') ?? chromium.find())
  return { ...(executablePath && { executablePath }), args: chromiumFlags }
}

/** A browser that keeps pages for Back. Playwright turns this off, and a Chromium without windows cannot do it. */
export const bfcacheBrowser = () => ({
  executablePath: process.env.CHROMIUM_PATH || chromium.find(),
  channel: 'chromium',
  args: chromiumFlags,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})

/** One line: which engine is missing, and how to get it. */
export const missing = ({ name, packages }: Engine) => `${name} is not on this machine: apt-get install ${packages}`

/**
 * Installs the browsers of the tests where it can: as root, and in CI with sudo. Tests of a missing Firefox or WebKit are
 * skipped; in CI they fail, so that a skipped engine never looks tested. Without a Chromium of the system, Playwright gets
 * its own.
 */
export async function prepareEngines(): Promise<void> {
  const absent = () => [process.env.CHROMIUM_PATH ? [] : chromium, firefox, webkit].flat().filter((one) => !one.find())
  const packages = absent().map((engine) => engine.packages)
  const isRoot = process.getuid?.() === 0
  if (packages.length > 0 && (isRoot || process.env.CI) && existsSync('/usr/bin/apt-get')) {
    say(`Installing ${packages.join(' ')} with the system's packages…`)
    const apt = `${isRoot ? '' : 'sudo -n '}env DEBIAN_FRONTEND=noninteractive apt-get`
    const command = `${apt} update && ${apt} install -y --no-install-recommends ${packages.join(' ')}`
    spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  }
  for (const engine of absent()) say(`${missing(engine)}.`)
  if (absent().includes(chromium)) await passes('playwright', ['install', 'chromium'])
}
