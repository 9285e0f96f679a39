import { defineConfig } from '@playwright/test'

import { isComplete } from './tests/e2e/support/complete'
import { desktopDevice, phoneDevice } from './tests/e2e/support/devices'
import { inboxOrigin, siteOrigin } from './tests/e2e/support/origins'
import { testBrowser } from './tools/support/engines'
import { quiet, testPorts } from './tools/support/local'

/** Another build than public/, for whoever tests while a build runs. */
const directory = process.env.SITE_DIRECTORY ? ` ${JSON.stringify(process.env.SITE_DIRECTORY)}` : ''

const server = { reuseExistingServer: false, gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } } as const

/** Tests that change how the inbox behaves: there is one inbox, so they run one after another. */
const withInbox = /tests[\\/]e2e[\\/]forms[\\/]/

/** The editor has a server and a copy of the data for each test, and a window that shows both languages. */
const ofEditor = /tests[\\/]e2e[\\/]cms[\\/].*\.spec\.ts$/

/** The main ways in Playwright's own Firefox and WebKit, which the nightly workflow fetches. */
const otherBrowsers = (process.env.BROWSERS ?? '')
  .split(',')
  .filter((name) => name === 'firefox' || name === 'webkit')
  .map((browserName) => ({
    name: browserName,
    grep: /@main/,
    workers: 1,
    use: { ...desktopDevice, browserName, launchOptions: { args: [] } },
  }))

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
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
  projects: [
    { name: 'forms', testMatch: withInbox, workers: 1, use: desktopDevice },
    {
      name: 'cms',
      testMatch: ofEditor,
      // What is saved is checked with all other data first, and a page's drawings are drawn for its preview.
      timeout: 90_000,
      expect: { timeout: 20_000 },
      use: { viewport: { width: 1600, height: 1000 }, actionTimeout: 20_000 },
    },
    {
      name: 'desktop',
      testIgnore: [withInbox, ofEditor],
      // What a phone proves of the same script is proven on the desktop by `npm run test:every-page`.
      ...(isComplete ? {} : { grepInvert: /@phone/ }),
      use: desktopDevice,
    },
    {
      // Scrollbars that take room, as on Windows. Playwright hides them.
      name: 'scrollbars',
      testMatch: /(layers|menu|policies|language)\.spec\.ts$/,
      grepInvert: /@phone/,
      use: { ...desktopDevice, launchOptions: { ...testBrowser(), ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
    { name: 'phone', testIgnore: [withInbox, ofEditor], grep: /@phone/, use: phoneDevice },
    ...otherBrowsers,
  ],
  webServer: [
    {
      ...server,
      command: `node tools/run.mjs serve${directory}`,
      url: `${siteOrigin}/en`,
      timeout: 60_000,
      env: { ...quiet, PORT: String(testPorts.site) },
    },
    {
      ...server,
      command: 'node tools/run.mjs inbox',
      url: inboxOrigin,
      env: { ...quiet, INBOX_PORT: String(testPorts.inbox), INBOX_FILE: 'test-results/inbox.jsonl' },
    },
  ],
})
