import { installPackages } from './debian'
import { systemFirefox } from './find-firefox'
import { systemWebKit } from './find-webkit'
import { say } from './problem'

/** A browser engine besides Chromium that `npm test` drives if the machine has it. */
export type Engine = { name: string; packages: readonly string[]; isThere: () => boolean }

export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isThere: () => systemWebKit() !== undefined,
}

export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isThere: () => systemFirefox() !== undefined,
}

/** One line: which engine is missing, and how to get it. */
export const missing = ({ name, packages }: Engine): string =>
  `${name} is not on this machine: apt-get install ${packages.join(' ')}`

/**
 * Installs WebKit and Firefox if the machine lacks them and can install them. Otherwise their tests are skipped; in CI
 * they fail, so that a skipped engine never looks tested.
 */
export const prepareEngines = (engines: readonly Engine[] = [webkit, firefox]): void => {
  for (const engine of engines) {
    if (engine.isThere() || (installPackages(engine.packages) && engine.isThere())) continue
    say(`${missing(engine)}. Its tests ${process.env.CI ? 'fail: CI skips no engine' : 'are skipped'}.`)
  }
}
