import { existsSync } from 'node:fs'

/** Debian's WebKitGTK: the driver, the browser, and a virtual screen. */
export type WebKit = { driver: string; browser: string; screen: string }

const driver = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/Xvfb'
const browsers = ['x86_64', 'aarch64'].map((name) => `/usr/lib/${name}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)

/** The system's WebKit, if it has a driver. */
export function systemWebKit(): WebKit | undefined {
  const browser = browsers.find((path) => existsSync(path))
  return browser && existsSync(driver) && existsSync(screen) ? { driver, browser, screen } : undefined
}
