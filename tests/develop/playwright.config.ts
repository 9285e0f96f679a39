import { defineConfig } from '@playwright/test'
import { testBrowser } from '../../tools/support/engines'
import { desktopDevice } from '../e2e/support/devices'

/** Part of `npm run test:all`: the server of `npm run develop`, and each build of another site, take a minute and a processor. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/develop',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: 15_000 },
  use: { ...desktopDevice, launchOptions: testBrowser() },
})
