/** `npm run validate`: the checks that need no browser, in the order and the words of `npm test`. */
import { existsSync } from 'node:fs'
import { runCommand } from '../support/command'
import { quiet } from '../support/local-environment'
import { Problem, say } from '../support/problem'
import type { Tool } from '../support/processes'
import { inProject } from '../support/project'
import { runSteps, steps } from './steps'

/** What takes minutes, or a browser: `npm test` does it. */
const leftOut: Tool[] = ['gatsby', 'playwright']

/** Written by a build and not tracked: without it the type-check finds nothing but what is missing. */
const generatedTypes = 'src/gatsby-types.d.ts'

const main = async () => {
  const hasTypes = existsSync(inProject(generatedTypes))
  const chosen = steps.filter(({ tool }) => !leftOut.includes(tool) && (hasTypes || tool !== 'tsc'))
  const { failed, notRun } = await runSteps({ ...process.env, ...quiet }, chosen)
  if (failed) {
    const rest = notRun.length > 0 ? ` Not run: ${notRun.join(', ')}.` : ''
    throw new Problem(`${failed} failed: the reason stands above.${rest}`)
  }
  if (!hasTypes) {
    throw new Problem(
      `The rest is well, but the type-check could not run: ${generatedTypes} is missing, and only a build writes it. Run npm start or npm run develop once, then try again.`,
    )
  }
  say(`\nAll is well: ${chosen.map(({ title }) => title.toLowerCase()).join(', ')}.`)
}

runCommand(main, { whenInterrupted: 130 })
