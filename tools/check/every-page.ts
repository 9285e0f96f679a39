import { requireTestChromium } from '../support/chromium'
import { runCommand } from '../support/command'
import { testEnvironment } from '../support/local-environment'
import { runSteps } from './steps'

/** The browser tests on every page and in every case, where `npm test` takes a sample: `npm run test:every-page`. */
const main = async () => {
  const environment = { ...testEnvironment(), CHROMIUM_PATH: await requireTestChromium(), EVERY_PAGE: '1' }
  const { failed } = await runSteps(environment, [
    { title: 'Production build', tool: 'gatsby', args: () => ['build'] },
    { title: 'Browser tests with every page', tool: 'playwright', args: () => ['test', '--reporter=list'] },
  ])
  process.exitCode = failed ? 1 : 0
}

runCommand(main, { whenInterrupted: 130 })
