import { runCommand } from '../support/command'
import { testEnvironment } from '../support/local-environment'
import { runSteps } from './steps'

const browsers = ['firefox', 'webkit']

/** Runs the main ways (`@main`) in Playwright's own Firefox and WebKit, which must be installed. */
const main = async () => {
  const { failed } = await runSteps({ ...testEnvironment(), BROWSERS: browsers.join(',') }, [
    { title: 'Production build', tool: 'gatsby', args: () => ['build'] },
    {
      title: browsers.join(' and '),
      tool: 'playwright',
      args: () => ['test', '--reporter=list', ...browsers.map((name) => `--project=${name}`)],
    },
  ])
  process.exitCode = failed ? 1 : 0
}

runCommand(main, { whenInterrupted: 130 })
