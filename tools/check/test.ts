import { requireTestChromium } from '../support/chromium'
import { runCommand } from '../support/command'
import { prepareEngines } from '../support/engines'
import { testEnvironment, testPorts } from '../support/local-environment'
import { whyNotFree } from '../support/ports'
import { Problem, say } from '../support/problem'
import { type Count, sum } from './results'
import { type Outcome, runSteps } from './steps'

const requireTestPorts = async () => {
  for (const port of Object.values(testPorts)) {
    if (!(await whyNotFree(port))) continue
    throw new Problem(
      `The tests need port ${port}, which is in use. End what uses it (another npm test?), then try again.`,
    )
  }
}

const prepareAndRun = async (): Promise<Outcome> => {
  await requireTestPorts()
  const browser = await requireTestChromium()
  prepareEngines()
  return runSteps({ ...testEnvironment(), CHROMIUM_PATH: browser })
}

/** A step that could not begin is a failure, too. The counts are printed in every case. */
const outcomeOf = (run: Promise<Outcome>) =>
  run.catch((error: unknown): Outcome => {
    if (!(error instanceof Problem)) throw error
    say(`\n${error.message}`)
    return { counts: [{ passed: 0, failed: 1 }], failed: 'Preparation', notRun: [] }
  })

const explain = ({ failed, notRun }: Outcome) => {
  if (!failed) return
  const rest = notRun.length > 0 ? ` Not run: ${notRun.join(', ')}.` : ''
  say(`\n${failed} failed: the reason stands above.${rest}`)
}

const showCount = ({ passed, failed }: Count) => say(`\n${passed} passed, ${failed} failed`)

const main = async () => {
  const outcome = await outcomeOf(prepareAndRun())
  explain(outcome)
  showCount(sum(outcome.counts))
  // Not process.exit: the last line must reach a pipe before the process ends.
  process.exitCode = outcome.failed ? 1 : 0
}

runCommand(main, { whenInterrupted: 130 })
