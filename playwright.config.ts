import { defineConfig, devices } from '@playwright/test'

import { desktopDevice, phoneDevice } from './tests/e2e/support/devices'
import { inboxFile, inboxOrigin, siteOrigin } from './tests/e2e/support/origins'
import { testBrowser } from './tools/support/engines'
import { contained, testPorts } from './tools/support/local'

const server = { reuseExistingServer: false, gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } } as const

/** Tests that read the inbox: there is one, so they run one after another. */
const withInbox = /tests[\\/]e2e[\\/]forms[\\/]/

/** The editor has servers and an invented site for each test, and a window that shows both languages. */
const ofEditor = /tests[\\/]e2e[\\/]cms[\\/].*\.spec\.ts$/

/** Tests of what only the hosts of a live site can do wrong: `npm run preflight -- https://…`. */
const ofHost = {
  name: 'host',
  testMatch: /(headers|redirects|routes|not-found|search|live)\.spec\.ts$/,
  // Some hosts refuse robots, and a browser without a window names itself as one.
  use: { ...desktopDevice, userAgent: devices['Desktop Chrome'].userAgent },
}

const projects = [
  { name: 'forms', testMatch: withInbox, workers: 1, use: desktopDevice },
  {
    name: 'cms',
    testMatch: ofEditor,
    // The script of the CMS has 5 MB.
    expect: { timeout: 20_000 },
    use: { viewport: { width: 1600, height: 1000 }, actionTimeout: 20_000 },
  },
  {
    name: 'desktop',
    testIgnore: [withInbox, ofEditor],
    grepInvert: /@phone/,
    use: desktopDevice,
  },
  { name: 'phone', testIgnore: [withInbox, ofEditor], grep: /@phone/, use: phoneDevice },
]

const inbox = {
  ...server,
  command: 'node tools/run.mjs inbox',
  url: inboxOrigin,
  env: { ...contained, INBOX_PORT: String(testPorts.inbox), INBOX_FILE: inboxFile },
}
const build = {
  ...server,
  command: 'node tools/run.mjs serve',
  url: `${siteOrigin}/en`,
  timeout: 60_000,
  env: { ...contained, PORT: String(testPorts.site) },
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Tests often wait: with two, a machine of two cores is idle for an eighth of the time.
  workers: 3,
  retries: 0,
  // Nothing here measures speed: a busy machine may take its time.
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: 10_000 },
  use: {
    baseURL: siteOrigin,
    trace: 'off',
    actionTimeout: 10_000,
    // Tests of motion ask for it; all others are faster and steadier without.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: testBrowser(),
  },
  projects: process.env.SITE ? [ofHost] : projects,
  webServer: process.env.SITE ? [inbox] : [build, inbox],
})
