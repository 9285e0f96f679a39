import { defineConfig } from '@playwright/test'
import { testBrowser } from '../../tools/support/engines'
import { desktopDevice } from '../e2e/support/devices'

/** `npm run test:develop`: the server of `npm run develop` takes a minute and a processor, so it has a command of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/develop',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: 15_000 },
  use: {
    ...desktopDevice,
    launchOptions: testBrowser(),
  },
})
