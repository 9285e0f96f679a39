/** `npm test`: runs every check, up to the first that fails. `npm run test:all` takes every page, state and recipe. */
import { languages } from '../src/i18n/languages'
import { run } from './support/command'
import { prepareEngines } from './support/engines'
import { testEnvironment } from './support/local'
import { say } from './support/terminal'

/** The quick steps come first. The type-check needs `src/gatsby-types.d.ts`, which only a build writes. */
const steps = [
  'biome ci .',
  'knip',
  'node tools/run.mjs validate',
  'node tools/run.mjs build',
  `html-validate public/{${languages}}/**/index.html public/{.,${languages}}/{404,500}.html`,
  'tsc --noEmit',
  'jest --ci',
  'playwright test',
]

export const main = async () => {
  const isComplete = process.argv.includes('--all')
  say('The build of the tests replaces the one in public: run npm start to see the site afterwards.')
  await prepareEngines()
  const env = { ...testEnvironment(), ...(isComplete && { EVERY_PAGE: '1' }) }
  for (const step of isComplete ? [...steps, 'playwright test --config tests/develop'] : steps) {
    say(`\n── ${step}\n`)
    const [program = '', ...args] = step.split(' ')
    await run(program, args, env)
  }
  say('\nEvery check has passed.')
}
