import { requireTestChromium } from '../support/chromium'
import { runCommand } from '../support/command'
import { prepareEngines } from '../support/engines'
import { testEnvironment } from '../support/local-environment'
import { say } from '../support/problem'
import { runSteps } from './steps'

/**
 * A long random walk through the built site, with programs that change its pages, in each engine that the machine has:
 * `npm run walk`, or `npm run walk -- 300` steps.
 */
const main = async () => {
  const steps = process.argv[2] ?? '1000'
  // Each day has its own seed. To repeat a walk that failed, pass its seed.
  const seed = process.env.WALK_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', '')
  say(`${steps} steps from seed ${seed}. The same again: WALK_SEED=${seed} npm run walk -- ${steps}`)
  prepareEngines()
  const environment = {
    ...testEnvironment(),
    CHROMIUM_PATH: await requireTestChromium(),
    WALK_STEPS: steps,
    WALK_SEED: seed,
  }
  const { failed } = await runSteps(environment, [
    { title: 'Production build', tool: 'gatsby', args: () => ['build'] },
    {
      title: 'Walk',
      tool: 'playwright',
      args: () => ['test', 'walk.spec', '--project=desktop', '--project=forms', '--reporter=list'],
    },
  ])
  process.exitCode = failed ? 1 : 0
}

runCommand(main, { whenInterrupted: 130 })
