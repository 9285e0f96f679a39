import { xSync } from 'tinyexec'

const browsers = ['chromium', 'chromium-browser', 'google-chrome']
/** Chromium without a browser's windows: tests take two thirds of the time in it. */
const shells = ['chromium-headless-shell']

/** For tests and pictures on any machine: in a container, without a graphics card, without calls home. */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** Asked for its version, because some systems ship a name without a browser behind it. */
export const startsAsBrowser = (command: string) => {
  try {
    return xSync(command, ['--version'], { timeout: 20_000 }).exitCode === 0
  } catch {
    return false
  }
}

/** Playwright wants a path, so the name is looked up as a shell would. */
export const pathOf = (name: string) => {
  const found = xSync('sh', ['-c', 'command -v "$1"', 'sh', name]).stdout.trim()
  return found || name
}

const pathOfFirst = (names: readonly string[]) => {
  const name = names.find(startsAsBrowser)
  return name && pathOf(name)
}

/** Path of the system's Chromium, if there is one. */
export const systemChromium = () => pathOfFirst(browsers)

/** Path of the system's headless shell, if there is one. */
export const headlessShell = () => pathOfFirst(shells)

/** What tests run in: what CHROMIUM_PATH names (`npm test` does), else the system's; without a path, Playwright's own. */
export const testBrowser = () => {
  const executablePath = process.env.CHROMIUM_PATH || headlessShell() || systemChromium()
  return { ...(executablePath && { executablePath }), args: chromiumFlags }
}
