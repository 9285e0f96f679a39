import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

import { installPackages } from './debian'
import { headlessShell, startsAsBrowser, systemChromium } from './find-chromium'
import { Problem, say } from './problem'
import { launch } from './processes'

/** Also the font that replaces Arial, so that pages look as on a visitor's screen. */
const install = (name: string) => installPackages([name, 'fonts-liberation'])

const playwrightBrowser = async () => {
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  say("Downloading Playwright's Chromium…")
  const code = await launch('playwright', ['install', 'chromium']).done
  if (code === 0 && existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Problem(
    'Chromium is missing and could not be installed. Install it yourself, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

const named = (path: string) => {
  if (startsAsBrowser(path)) return path
  throw new Problem(`CHROMIUM_PATH is "${path}", and that is no browser that starts. Correct it, or unset it.`)
}

/** The path that `find` finds. If there is none, installs Debian's package of that name. */
const foundOrInstalled = (find: () => string | undefined, name: string) =>
  find() ?? (install(name) ? find() : undefined)

/**
 * Path of a Chromium: the one of CHROMIUM_PATH, the system's, Debian's package or Playwright's download.
 * @throws Problem if there is none and none can be installed
 */
export const requireChromium = async ({ CHROMIUM_PATH }: NodeJS.ProcessEnv = process.env) =>
  CHROMIUM_PATH ? named(CHROMIUM_PATH) : (foundOrInstalled(systemChromium, 'chromium') ?? playwrightBrowser())

/** The browser of the tests: the headless shell if the system has it or can install it, else `requireChromium`. */
export const requireTestChromium = async (environment: NodeJS.ProcessEnv = process.env) => {
  const shell = environment.CHROMIUM_PATH ? undefined : foundOrInstalled(headlessShell, 'chromium-headless-shell')
  return shell ?? requireChromium(environment)
}
