import { xSync } from 'tinyexec'

const browsers = ['chromium', 'chromium-browser', 'google-chrome']
/** Chromium without windows: tests take two thirds of the time in it. */
const shells = ['chromium-headless-shell']

/**
 * Options for tests and pictures on any machine: in a container, without a graphics card, without requests to Google.
 */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** Asks for the version, because some systems have the command without a browser. */
export const startsAsBrowser = (command: string) => {
  try {
    return xSync(command, ['--version'], { timeout: 20_000 }).exitCode === 0
  } catch {
    return false
  }
}

/** Playwright needs a path, so this looks the name up as a shell would. */
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

/**
 * The browser of the tests: the one of CHROMIUM_PATH (`npm test` sets it), else the system's. Without a path,
 * Playwright's own.
 */
export const testBrowser = () => {
  const executablePath = process.env.CHROMIUM_PATH || headlessShell() || systemChromium()
  return { ...(executablePath && { executablePath }), args: chromiumFlags }
}
